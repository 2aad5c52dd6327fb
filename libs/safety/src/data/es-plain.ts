import type { Signs } from './table.ts';

export const ES_PLAIN: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      acabar|terminar|acabo|termino ..4 conmigo|con_mi_vida|con_mi_existencia : quiero acabar de una vez conmigo
      dios|señor|cielo|virgen ..4 me ..1 lleve|lleves|recoja|llevara ..4 hoy|noche|ya|pronto|mañana|con|duermo|durmiendo : le pido a dios que me lleve esta noche
      este|del|esta mundo|vida & irme|dejar|largarme|partir|salir|abandonar & quiero|voy|ya|decid*|pronto|hoy|ganas|pienso : quiero irme de este mundo
      <farewell> & estaré|darse_cuenta|den_cuenta|último|última|jueves|lunes|viernes|sábado|domingo|mañana & <not>|sin|todos : llevo días despidiéndome sin que se den cuenta, mañana no estaré
      poner*|pongo|pondré|dar|darle|doy ..2 fin|final|punto_final ..4 vida|todo|esto|sufrimiento|existencia|días|mí|ella : voy a poner fin a mi vida
      intent*|traté|probé|casi ..4 matarme|suicid*|ahorcarme|colgarme|ahogarme|morirme|quitarme_la_vida|tirarme : anoche intenté ahorcarme
      intent*|traté|fallé|salió|funcionó|volver ..3 cuerda|soga|pastillas|suicid*|viga|nudo|cinturón : lo intenté con la cuerda
      cuerda|soga|cinturón|viga|sábana|lazo & cuello|colgar*|cuelgo|colgad*|horca|ahorc*|techo|viga|rompió|atad* : la soga se rompió y me caí de la silla
      <gun> ..6 boca|sien|cabeza|frente|garganta|pecho : tengo la pistola en la boca
      me|meterme|pegarme|darme|dispararme|volarme|vuelo ..3 tiro|bala|balazo|disparo|tapa_de_los_sesos|sesos & cabeza|boca|sien|corazón|meto|meterme|pego|pegarme|vuelo|volarme|dispararme : me meto un balazo
      <gun> & mí|conmigo|cargad*|solo|sola|noche|última|despedir* & bala|saqué|sac*|abuelo|padre|cajón|armario|cargad*|mano|noche : saqué la pistola de mi padre, cargada, estoy sola
      subid*|parad*|sentad*|asomad*|subí|subo|trepé|borde|pie|colgand*|lado ..6 cornisa|barandilla|baranda|viaducto|acantilado|alféizar|precipicio|vías|azotea|barranco|andén : estoy sentado en la barandilla del viaducto
      <high> & saltar|salto|tirar*|tiro|soltar*|dejarme_caer|al_vacío : desde la azotea, dejarme caer y ya
      caminar|entrar|meter*|adentrar*|nadar|hundir*|entro|andar|perder* ..5 mar|río|lago|agua|embalse|pantano|playa|pozo & no_volver|volver|vuelvo|piedras|fondo|ropa|ahog*|hund* : pienso entrar en el mar con la ropa puesta y no volver
      gas|monóxido|tubo_de_escape|bolsa|motor ..4 abiert*|abrir|abrí|cabeza|coche|carro|garaje|encendid*|hornilla|cocina & dorm*|cerr*|ventan*|cabeza|encend*|puertas|tap*|acab* : abrí el gas de la cocina y cerré las ventanas
      volante|volantazo|acelerar|acelero|girar|suelto|soltar & barranco|muro|camión|árbol|contra|puente|curva|frente|poste & coche|volante|carro|moto|tengo|voy|acab*|todo|solo|ya : solo tengo que girar el volante hacia el camión
      <not> ..2 llego|llegaré|llegue|paso|pasaré|amanezco|amaneceré ..4 viv*|noche|lunes|navidad|mañana|treinta|semana|año & viv*|juro|adiós|perdón|decidido|gracias : no paso de esta noche, perdón
      seguro|testamento|herencia|papeles|facturas|contraseñas|claves|cuentas & arreglad*|pagad*|listo|lista|orden|ordenad*|dejé|dejo|dejado|anotad* & irme|vaya|falte|adiós|despedida : dejé las claves anotadas y el testamento para cuando falte
      <farewell> ..6 todos|siempre|mundo|ustedes|vosotros|familia|amigos|vida|hijos|mamá|último : me despido de todos
      perdón*|perdona*|perdone*|disculp*|siento ..6 irme|dejaros|dejarlos|dejarte|dejarles|cobarde & <not>|cobarde|hoy|esta|noche|siempre|fuerzas|más|hijos|mamá|todos : perdónenme por irme, no pude más
      <someone> ..8 matarse|suicid*|colgarse|ahorcarse|tirarse|saltar|quitarse_la_vida|desvivirse|morirse|cortarse_las_venas|desangr* : mi compañera de piso está en la ventana y quiere tirarse
      <someone> & despid*|despedida|adiós & contesta|desaparec*|apag*|encuentr*|ubicación|localiz*|responde|muerte|morir|perdón : mi prima mandó audios de despedida y apagó el móvil
      <someone> ..5 <not> ..1 quiere ..3 vivir|seguir|despertar|estar_aquí|existir : mi hijo no quiere vivir
      <someone> ..5 quiere|quería|prefiere|dice ..3 morir|morirse|muerto|muerta|desaparecer_del_mundo : mi hijo de ocho dice que quiere morirse
      junt*|guard*|ahorr*|acumul*|escondid*|reuní|almacen* ..5 <pills> : llevo semanas juntando pastillas
      suficientes|bastan|alcanza|alcanzan ..3 <pills>|para_no_despertar|para_morir|para_dormirme : tengo suficientes pastillas
      cuánt*|cuant*|qué ..4 <pills>|altura|metros|pisos|dosis|veneno|sangre ..6 morir|mata|matan|mortal|letal|muerte|muero|matar|morirse|matarme|acabar : cuántas pastillas matan
      rápid*|duele|dolor|seguro ..4 morir|muerte|matarse|ahorcarse|ahogarse|desangrarse : cual es la muerte mas rapida y si duele morir
      reunirme|irme|seguir*|alcanz*|encontrarme|juntarme|acompañ* ..4 con|a ..3 <dear> & murió|muert*|fallec*|cielo|tumba|perdí|enterr*|lado : quiero irme con mi hijo que murió
      ~eutanasia|dejadme_morir|déjenme_morir|déjame_morir|quiero_que_me_maten|mátenme|matadme|mátame : por favor déjenme morir
      es|será|esta|este ..2 mi|el|la ..1 último|última ..1 noche|mensaje|día|cumpleaños|navidad|carta|semana|palabras ..6 <not>|adiós|vida|mundo|perdón|vivo|viva|aquí : es mi última semana en este mundo
      <die>|muera|muero|muriera|muriese ..3 esta_noche|hoy|mañana|ya|de_una_vez|por_fin|pronto & ojalá|quiero|voy|espero|ruego|pido|rezo|dios|llévame|por_favor : le pido a dios morirme ya`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      hacerme|hice|hago|haciéndome ..3 rayas|líneas|cortes|tajos|marcas ..4 <body> : volví a hacerme rayas en los muslos
      me ..4 corté|corto|rajé|rajo|abrí|clavé|clavo|pinché|pincho|quemé|quemo|rasqué|arañé|hice|tajeo ..5 <body>|cortes|rajas|tajos|líneas|heridas|quemaduras : me hice cortes en el muslo
      <blade> ..6 <body> : la cuchilla en el muslo
      <body> & sangr*|cortes|tajos|rajas|cortad*|heridas & yo|me|cuchilla|otra|nuevos|nuevas|anoche|hice|mi|ayer|recientes : tengo el antebrazo con cortes recientes, me los hice ayer
      <child>|<someone> ..6 se ..1 corta|cortó|corto|autolesiona|quema|raja|lastima|hace_daño|hace_cortes|araña|golpea_la_cabeza : mi hija se corta en el baño
      <child>|<someone> & cortes|cicatrices|quemaduras|tajos & brazo*|muñeca*|muslo*|antebrazo*|pierna*|mangas : descubrí que mi hija tiene cortes en los brazos
      apago|apagué|apagando|apagar ..2 cigarr*|colilla*|pitillo* ..5 brazo*|piel|mano|pierna*|mí|muslo*|encima|muñeca : me apago los cigarros en el brazo
      mano|dedos|brazo|agua ..3 fuego|plancha|fogón|hornilla|estufa|vela|hirviendo & me|apost*|castig*|propósito|quem* : pongo la mano en la plancha para castigarme
      me ..2 castigo|castigué|castigando ..8 cort*|quem*|golpe*|ayun*|hambre|duela|dolor|sangr*|sin_comer|no_com* : me castigo y me golpeo
      castig*|merezco ..6 sin_comer|hambre|no_como|no_comer|ayunar & me|yo|días|fall*|castigo : me dejo sin comer días para castigarme, es mi castigo, merezco no comer
      me ..1 golpeo|golpeé|doy|pego|pegué|di ..6 cabeza|pared|puños|cabezazos|muro|suelo & hasta|pared|siempre|cada|anoche|cabez*|fuerte|muro : me doy cabezazos contra la pared
      me ..1 arranco|arranqué|muerdo|mordí|rasco|rasqué ..5 sangr*|piel|pelo|uñas|costra* & sangr*|hasta|apost*|nervios|calm*|siempre|castig* : me arranco la piel hasta sangrar
      recaí|recaída|recaído|volví|vuelto|otra_vez & cort*|autoles*|cuchilla|navaja|lastimarme|quemarme|hacerme_daño & <not>? me|a|en|con|tras|ayer|anoche|hoy : recaí, otra vez a cortarme
      a_propósito|adrede|queriendo & me & quem*|cort*|golpe*|daño|lastim*|herí|hiero|lesion* : me quemo a propósito`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      tragué|tragado|tomé|tomado|tragó ..4 veinte|treinta|cuarenta|cincuenta|quince|20|30|40|50|15 & sueño|zumb*|mare*|oídos|miedo|corazón|vomit*|todo|arrepent* : me tragué como veinte y tengo sueño
      tragué|tragado|tragó|zampé|empujé ..3 bote|caja|frasco|blíster|tableta|botiquín : se tragó el bote entero
      <took> ..6 <lots> ..4 <pills> : se ha tragado un bote de somníferos
      <took> ..5 todo|todas|todos ..3 botiquín|cajón|bote|caja|blíster|armario|había|quedaba* : me tragué todo el botiquín
      vací* ..4 bote|caja|blíster|frasco|botiquín|vací*|cajón & <pills>|<took>|suelo|lado|mesa|cama|despiert*|duerme|boca : vacié la caja de pastillas, ya está en el suelo
      <not> ..3 despiert*|reaccion*|respira|respond*|mueve|contesta|habla & <pills>|droga*|tom*|tragó|jeringa|heroína|fentanilo|metió|bebi*|frasco|bote|polvo|coca|suelo|pulso|vómito : no respira y hay una jeringa a su lado
      suelo|piso|baño|cama|sofá & encontr*|está|tirad*|cayó & <pills>|jeringa|blíster|espuma|vomit*|bote_vacío|botellas : encontré a mi hermano tirado en el baño con pastillas
      <pills>|dosis ..5 mortal|letal|mata|matan|morir|muero|máxim*|peligros* ..4 & cuánt*|cuant*|kilos|peso|si|es|hay|demasiad* : cuántos gramos de paracetamol es la dosis letal
      cuánt*|cuant* ..3 <pills> ..5 mor*|mat*|letal|dormir_para_siempre|no_despertar|sobredosis|peligros*|tomar_para : cuántas pastillas para no despertar
      <took>|bebí|bebió|bebo|beber|bebido|trago ..5 lejía|cloro|veneno|raticida|matarratas|insecticida|detergente|anticongelante|ácido|amoníaco|gasolina|pesticida|aguarrás|acetona : mi hija bebió anticongelante
      <pills> ..6 alcohol|vodka|tequila|vino|ron|whisky|cerveza|ginebra|copas & <took>|mezcl*|baj*|empuj*|encima|tragos|sueño|mare* : bajé las pastillas con ginebra
      ~sobredosis & creo|tengo|tiene|ayuda|hizo|sufr*|metí|tomó|tomé|ahora|él|ella|amig*|fue|intent*|quiero|tener : ayuda, creo que es una sobredosis
      inyect*|pinchó|pinché|metió|metí|esnif* ..4 heroína|fentanilo|insulina|caballo|de_más|demasiad*|mucha|todo & <not>|azul|gris|raro|ronc*|respira|insulina|morad*|frío|sueño : se pinchó heroína y está gris
      azul*|morad*|gris|frí* ..4 & labios|cara|uñas|piel & no_respira|respira|droga*|despiert*|<pills>|reaccion*|ayuda|tom* : tiene la cara gris y no respira`,
  },
];
