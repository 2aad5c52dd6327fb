import type { Signs } from './table.ts';

export const ES_SIGNS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      hacerme|hago|hacer ..2 algo|daño_grave|una_locura ..2 hoy|noche|mañana|sola|solo|a_mí? & voy|hacerme|quiero|me : voy a hacerme algo
      <pills>|cuerda|soga|navaja|pistola & mesa|preparad*|listas|contad*|junté|cama|mano|guardad*|esperando & tengo|mis|las|están|la|puse : tengo las pastillas preparadas en la mesa
      encontrarán|encuentren|encuentran|hallarán ..3 cuerpo|muert*|lunes|mañana|tarde|colgad* : me encontrarán el lunes
      díganle|dile|decidle|diles ..4 <moved> ..5 quiero|amo|quise|perdón|perdone : dile a mi mamá que la amo
      <not> ..2 quiero|puedo ..2 seguir ..2 viviendo|viva|vivo|con_vida|aquí|en_este_mundo : no quiero seguir viviendo
      <not> ..1 tengo|quedan|me_quedan ..2 ganas ..2 vivir|vida|seguir : no tengo ganas de vivir
      <wish> ..3 <die> : quiero morirme
      <wish> ..2 estar ..1 muerto|muerta : quiero estar muerta
      <not> ..1 quiero|kiero|qiero|quisiera|quero|deseo|merezco|queria|quería ..3 vivir|viviendo|vivo|despertar|despertarme|despertarse|existir|existiendo|vida : no quiero vivir mas
      <wish> ..3 <not> ..2 despertar|despierte|despertara|despertarme|haber_nacido|amanecer : ojala no despertar mañana
      dormir|dormirme|acostarme ..4 <not> ..2 despertar|despertarme|despierte : dormirme y no despertar nunca
      me <will> ..2 a? ..1 matar|suicidar|ahorcar|colgar|ahogar|envenenar|desvivir|quitar_la_vida : me voy a matar
      me mato|suicido|ahorco|quito_la_vida|cuelgo_de|pego_un_tiro|quite_la_vida|quitar_la_vida|quitaré_la_vida|mataré|suicidaré|quito_del_medio : antes de navidad me quito la vida
      <endMyself> : pienso en matarme
      quitarme|quito|quitar|quitármela|quitaré ..1 la ..1 vida & me|voy|quiero|yo|he|hoy|esta|decidido|quitarme : he decidido quitarme la vida
      acabar|acabo|terminar|termino|acabaré|terminaré ..1 con ..1 todo|mi_vida|mi_existencia|mi_sufrimiento|todo_de_una : voy a acabar con todo
      soy|siento|tengo|pensamientos|ideas|estoy|ideación ..2 ~suicidarme|suicida|suicidas : tengo pensamientos suicidas
      pienso|pensando|pensado|pensar|planeo|idea|ideas|intento|intenté ..4 ~suicidio|suicidarme|matarme|morir|morirme|quitarme : pienso en el suicidio
      ojalá|quisiera|mejor|preferiría|debería ..3 muerto|muerta|no_haber_nacido|no_existir|nunca_haber_nacido|estar_muert* : ojalá estuviera muerto
      <not> ..2 merezco ..2 vivir|seguir_viviendo : no merezco vivir
      <not> ..3 razón|razones|motivo*|sentido|ganas|fuerzas ..4 vivir|viviendo|vida|seguir_viva|seguir_vivo : no tengo motivos para vivir
      vida ..3 <not> ..2 vale|merece|sentido & pena|vivir|vivirla|mi : mi vida no vale la pena vivirla
      tirar*|tiro|lanzar*|lanzo|saltar|salto|aventar*|tire|tira|lanza|salta|arrojar* & puente|azotea|balcón|ventana|edificio|tren|metro|vías|acantilado|techo|piso : mi hermano esta en la azotea y dice q se tira
      delante|frente|bajo|contra ..3 tren|metro|coche|carro|camión|autobús|árbol|muro & tirar*|tiro|lanzar*|meter*|estrell*|poner*|salto : tirarme delante del tren
      estrell*|estampar* ..4 coche|carro|moto|contra|árbol|muro : voy a estrellar el coche contra un muro
      cortarme|cortar|corto|abrirme|rajarme ..2 venas|muñecas|cuello : cortarme las venas
      tengo|compré|guardo|junté|escondí|conseguí|traigo|listo|lista|guardé & <means> & listo|lista|espero|esperando|suficientes|noche|sola|solo|viernes|sábado|ya|plan|todo|garaje|reunidas|cuando : tengo la cuerda en el garaje, espero al viernes
      ya ..2 tengo|está|queda|dejé|preparé ..3 todo ..3 listo|preparado|planeado|arreglado|decidido : ya tengo todo listo
      carta|cartas|nota|notas|video|vídeo|mensaje & escribi|escrita|escritas|escribí|dejé|deje|dejo|listas|hecha|cajón|gaveta|grabé & hijos|despedida|familia|mamá|padres|perdón|perdon|novia|marido|mujer|hermana|adiós|todos : ya escribi la carta para mis hijos, perdon
      carta|cartas|nota|mensaje ..1 de ..1 despedida|suicidio|adiós : mi carta de despedida
      esto|este ..3 es|último ..3 adiós|despedida|mi_último|mensaje|mi_última : esto es un adiós
      adiós|adios|chao ..2 mundo|para_siempre|a_todos|vida|perdónenme|perdónenme_todos : adiós a todos
      cuando ..2 leas|lean|leáis ..6 muert*|no_estaré|ya_no|habré_ido|tarde : cuando leas esto ya no estaré
      último|última|ultimo|ultima día|noche ..2 vida|con_vida|mundo|vivo|viva : es mi última noche con vida
      forma|manera|método|cuántas|cuantas|dosis|cómo ..5 morir|matarme|suicidarme|letal|mortal|sin_dolor|indolora : forma de morir sin dolor
      <someone> ..6 quiere|dice|amenaza|intenta|intentó|va|escribió|piensa|manda|planea ..6 matarse|suicidarse|morirse|morir|tirarse|ahorcarse|quitarse|se_mata|se_tira|se_va_a_matar|se_suicida|cortarse_las_venas : mi amiga dice que va a matarse
      se va|quiere ..1 a? ..1 matar|suicidar|tirar|ahorcar|colgar|quitar_la_vida : se va a suicidar
      cuida|cuiden|cuidad|encárgate ..6 cuando|si ..2 no_esté|falte|muera|me_haya_ido|ya_no : cuida de mi gato cuando ya no esté`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      ya no ..1 estaré|existiré|seguiré|estoy : desde mañana ya no estaré
      nadie|ninguno ..2 importa|interesa|afecta : a nadie le importa si estoy
      mi último|última|ultimo|ultima mensaje|noche|carta|navidad|cumpleaños : es mi último mensaje
      <not> ..2 voy|voy_a|pienso|volver|creo ..3 volver|llegar|regresar|cumplir|ver ..4 30|40|navidad|cumpleaños|más|casa|verano : no voy a llegar a los 30
      no ..2 estaré|voy_a_estar ..4 lunes|domingo|mañana|navidad|cumpleaños|boda|cuando|más|sábado|viernes : no estaré el domingo
      no ..2 pertenezco|encajo|sirvo|valgo|merezco ..4 mundo|aquí|lugar|nada|ningún|amor? : no pertenezco a este mundo
      nadie ..3 quiere|necesita|ama|importo|entiende|ayuda : nadie me necesita
      me ..2 quiere|necesita|importa nadie : a mí no me quiere nadie
      lloro|llorando|llorar ..3 cada|todas|todo|noches|sin_parar|días : lloro todas las noches
      rota|roto|muerta|muerto|vacía|vacío|destrozad* ..1 por dentro : estoy muerta por dentro
      sin|no|pocas ..2 fuerzas|energía|ganas ..3 seguir|nada|más|levantarme|luchar|para : no me quedan fuerzas para nada
      soy ..2 fracaso|fracasad*|mierda|desastre|vergüenza ..4 todos|vida|familia|total|completo? : soy un fracaso
      acabar|terminar ..2 todo ..2 hoy|noche|ya|siempre|esto? & quiero|ganas|voy|pienso : ganas de terminar todo
      mejor|felices|tranquilos|aliviados|fácil ..5 sin_mí|sin_mi|si_no_estoy|si_no_estuviera|si_me_muero|si_desaparezco|si_me_voy|si_no_existiera : todos estarian mejor sin mi
      sin mí ..4 mejor|felices|fácil|tranquilos : sin mí estarían mejor
      no ..2 puedo|aguanto|soporto|doy|resisto|jalo ..2 más|mas|así|esto|seguir : ya no puedo mas
      no ..3 veo|hay|encuentro|tengo|le_veo|existe ..3 salida|futuro|esperanza|escapatoria|solución|luz|escape|mañana|remedio : no le veo salida
      futuro|salida|esperanza ..4 no|ninguna|ninguno : futuro no veo
      no creo ..4 futuro|mejore|salir|llegar_a : no creo que haya futuro para mí
      para|pa|por qué|que|q|k ..3 sigo|estoy|vivo|vivir|existo|nací|seguir|levantarme|despierto|seguir_viviendo : para que sigo aqui
      qué|que|q sentido|caso|objeto ..3 tiene|hay ..5 vivir|vida|seguir|todo|nada|esto|aquí|levantarse|existir? : que sentido tiene seguir
      quiero|solo|quisiera|necesito|ojalá|que ..4 todo|esto|dolor|ruido ..3 pare|termine|acabe|se_acabe|terminara|acabara|parara|se_termine|desaparezca : solo quiero q todo pare
      si ..2 desaparezco|desapareciera|muero|muriera|falto|no_estoy|no_estuviera ..6 nadie|cuenta|enteran|importa|notan|nota|extraña|nota|mejor|igual|alivio : si desaparezco ni cuenta se dan
      nadie ..5 echaría|extrañ*|importaría|enteraría|lloraría|darían_cuenta|notaría|daría_cuenta|echar_de_menos|echarían : nadie me extrañaría
      quiero|quisiera|gustaría|ganas|ojalá|podría|mejor ..4 desaparecer|desaparezca|esfumarme|no_existir|no_estar|dejar_de_existir|evaporarme|no_estar_aquí|irme_para_siempre : quiero desaparecer
      cansad*|harto|harta|agotad*|hastiad* ..2 de ..2 vivir|existir|vida|todo|mí|luchar|respirar|estar_aquí|seguir : estoy cansada de vivir
      odio ..2 mi_vida|vivir|existir|despertar|estar_viv* : odio mi vida
      soy|siento|ser ..3 carga|estorbo|lastre|peso|basura|inútil : soy una carga
      ojalá|si|espero ..4 atropell*|coche|camión|carro|bus|autobús|enfermedad|cáncer|rayo & me|mate|importaría|igual|lleve|pase : si me atropella un camión me da igual
      me|no da|importa|importaría ..2 igual|morir|morirme|vivir|vivo|si_muero|lo_mismo & morir|morirme|vivir|muero|vivo|muerto|despertar : me da igual morir
      nada ..3 importa|sentido|vale|queda|me_queda|me_llena : ya nada tiene sentido
      vida ..3 no|sin ..3 sentido|vale|sirve|rumbo|valor : mi vida no tiene sentido
      pienso|pensando|sueño|imagino|pensar ..4 muerte|morir|mi_funeral|mi_entierro : pienso mucho en la muerte
      dormir ..2 para_siempre|eternamente|siempre : quiero dormir para siempre
      siento|estoy|me ..3 vací*|desesperad*|sin_esperanza|hundid*|acabad*|rota|roto_por_dentro|atrapad* : me siento vacía y desesperada
      regal*|regalando ..3 mis|todas|todo ..2 cosas|perro|gato|ropa|pertenencias|guitarra : regalando mis cosas
      gracias|perdón|perdonen|perdónenme ..3 por ..2 todo ..6 adiós|siempre|fallarles|no_sirve|fui|molest*|quiero? : gracias por todo y perdón
      no ..1 estoy ..3 a_salvo|segura|seguro ..2 conmigo|sola|solo|de_mí : no estoy a salvo conmigo
      puente|azotea|vías|cuerda|soga|balcón|pastillas ..6 mirar|mirando|miro|pienso|llama|pensando : me asomo al puente y pienso
      miro|mirando|asomo|paro|quedo|parad* ..5 puente|azotea|vías|cuerda|soga|balcón|pastillas|precipicio : me quedo mirando las pastillas
      rendirme|me_rindo|rindo|tirar_la_toalla_con_la_vida & vida|todo|ya|siempre : me rindo ya
      reunirme|estar|irme|ver ..2 con ..3 mamá|papá|abuela|hijo|él|ella ..2 cielo|arriba|otro_lado : irme con mi mamá al cielo`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      hice|hago|hecho|hacerme ..2 cortes|heridas|quemaduras|marcas : me hice cortes en los brazos
      corté|corté|quemé|clavé|abrí ..2 brazo|brazos|piernas|muslo*|muñeca*|piel|las_manos : me corté los brazos
      lastim*|cort*|golpe*|quem* ..2 cada|todas|diario|todos ..2 noche|noches|día|días|semana & me|yo|mi : me lastimo cada noche
      me corto|corté|corte|cortaba|rajo|rajé|quemo|quemé|rasguño|araño|lastimo|lastimé|autolesiono|autolesioné|hago_daño|hice_daño|muerdo|hiero|tajeo|tajeé : me corte otra vez anoche
      me ..1 ando|estoy|he|vuelto|volví|sigo ..2 a? ..1 cort*|lastim*|quem*|autolesion*|haciendo_daño|hacer_daño|rasguñ* : me ando lastimando a diario
      ando|estoy|sigo|volví|empecé|vuelvo ..2 cortándome|lastimándome|quemándome|autolesionándome|haciéndome_daño|a_cortarme|a_autolesionarme : sigo cortándome
      autolesion* ..5 otra|diario|cada|ayer|anoche|hoy|recaí|semana|días : autolesiones cada semana
      sangr* & navaja|cuchilla|corte*|profundo|mano|mucho|corté|brazo*|muñeca* & se_me_fue|me|no_para|mano|estoy : estoy sangrando mucho, se me fue la mano con la navaja
      golpeo|golpeé|pego|doy|golpear ..3 cabeza|puño|pared ..4 pared|sangr*|hasta : me golpeo la cabeza contra la pared`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <not>? cortarme|cortar|autolesion*|lastimarme|hacerme_daño|quemarme & ganas|impulso|tentación|vuelto|volver|urge|recaer : llevo 8 meses sin cortarme pero me han vuelto las ganas
      cuchilla|navaja|cúter|gillette|mechero|encendedor|tijeras & miro|mirando|escondid*|guardo|pienso|calma|quedo|cajón|ducha|baño & me|yo|no|la|estoy : me quedo mirando la cuchilla en la ducha
      merezco ..3 dolor|sufrir|daño|castigo|que_me_duela : merezco sufrir
      dolor|sangre ..5 sentir|calma|alivia|ayuda|siento : solo el dolor me calma
      cicatrices|heridas|cortes|marcas|manga|mangas & escond*|tap*|larga|largas|ocult*|vea|vean : escondo los cortes con manga larga
      autolesi*|cortarme|lastimarme|hacerme_daño|castigarme : hacerme daño`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & <lots> & <pills> : me acabo de tomar todas las pastillas de dormir
      # <pills> & <took> : me tomé 30 pastillas
      <pills> & vodka|alcohol|tequila|vino|ron|whisky|cerveza & <took>|mezcl*|mareo|mareada|vueltas|gira : pastillas con vodka, todo da vueltas, mezclé
      <took>|bebí|bebió & lejía|cloro|veneno|raticida|insecticida|detergente|desinfectante : me tomé un vaso de cloro
      sobredosis & tomé|tuvo|tiene|acaba|hizo|está|ayuda|ahora|pasó|metió|amigo|amiga|hermano : creo que mi amigo tuvo una sobredosis
      pasó|paso|metió|tomó|consumió|drogas|pastillas|fumó ..6 no ..2 despierta|respira|reacciona|responde : se paso con algo, no despierta
      no ..2 despierta|reacciona|responde|respira ..4 tomó|pastillas|drogas|labios|amig*|metió : no reacciona, tomó pastillas
      no ..1 logro|puedo|consigo ..2 despertarl* : no puedo despertarlo
      labios|cara|dedos ..3 morad*|azul* : tiene los labios morados
      respira ..2 raro|mal|apenas|poco : respira raro
      apenas respira : apenas respira
      inconsciente|desmay*|convulsion*|espuma & tomó|pastillas|drogas|metió|bebió|consumió : está inconsciente, tomó drogas`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & demasiad*|doble|más & <pills>|dosis : me tomé el doble de dosis
      <took> & <pills> & mareo|mareada|mareado|rar*|miedo|sueño|gira|vueltas|náuseas : tomé pastillas y me siento raro
      quiero|voy|pienso|podría ..4 tomarme|tragarme ..3 todas|pastillas|bote|caja|todo : quiero tomarme todas las pastillas`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      ~suicidio|suicidarse|suicid* : el suicidio`,
  },
];
