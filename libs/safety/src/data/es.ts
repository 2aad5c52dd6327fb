import type { LanguageTable } from './table.ts';

export const ES: LanguageTable = {
  language: 'es',
  classes: {
    person:
      'jefe ex marido mujer vecino vecinos todos alguien gente padre madre hermano hermana profesor profesora novio novia compañeros compañero papá mamá padrastro madrastra esposo esposa tío otros personas familia demás él ella suegra suegro policía hijos hijo hija casero',
    not: 'no nunca jamas sin tampoco ni nada nadie',
    turn: 'yo y pero porque que si cuando mi el ella hasta voy quiero',
    want: 'quiero quisiera kiero quería quiera voy_a iba_a ganas deseo desearía pienso planeo pensando decidido intentar intenté intento necesito preferiría prefiero quiere a_punto_de estoy_por',
    killself:
      'matarme suicidarme suisidarme ahorcarme quitarme_la_vida acabar_con_mi_vida terminar_con_mi_vida quitarme_de_en_medio pegarme_un_tiro cortarme_las_venas ahogarme_en_el_rio tirarme_al_tren tirarme_por_la_ventana tirarme_de_un_puente tirarme_a_las_vias terminar_con_todo acabar_con_todo_de_una_vez mi_suicidio poner_fin_a_mi_vida envenenarme desvivirme',
    killother:
      'matarse suicidarse ahorcarse quitarse_la_vida acabar_con_su_vida terminar_con_su_vida cortarse_las_venas pegarse_un_tiro tirarse_por_la_ventana',
    someone:
      'bebé peque nieto nieta padrastro compañero_de_piso el ella amigo amiga hermano hermana madre padre mama papa hijo hija marido mujer esposo esposa novio novia pareja compañero compañera vecino vecina alguien abuelo abuela primo prima sobrino sobrina tio tia alumno alumna chico chica ex niño niña bebe compa tía',
    partner: 'marido esposo mujer esposa novio novia pareja ex exmarido exnovio compañero el ella',
    parent:
      'padrastros abuelos cuidadora niñera tutor padre_siempre hermanastro padre papa madre mama padrastro madrastra tio tia abuelo abuela padres papi mami pa padrino',
    hits: 'da_palizas da_golpes da_patadas da_puñetazos da_bofetadas pegaba_anoche azota azotó cintarazos pega pego pegó pegaba_ayer pegado pegando golpea golpeó golpeado golpeando golpeo maltrata maltrato abofetea abofeteó patea pateó empuja empujó ahorca ahorcó estrangula estranguló violó viola violado abusa abusó ataca atacó agredió agrede quema quemó cachetea cacheteó madrea madreó apaliza agarra_a_golpes',
    kid: 'mi_hijo nuestro_hijo mi_hija nuestra_hija mis_hijos nuestros_hijos mi_niño mi_niña mi_bebe nuestro_bebe el_bebe los_niños las_niñas sus_hijos su_hijo su_hija sus_niños un_niño una_niña el_niño la_niña mi_hermanito mi_hermanita mi_hermano_pequeño mi_hermana_pequeña mi_hermano_menor mi_hermana_menor mi_sobrino mi_sobrina mi_nieto mi_nieta mi_hermano mi_hermana los_pequeños mi_peque los_hijos los_crios',
    took: 'comió_mis se_comió_mis  tomé tomado tomó tomo tome tragué tragado tragó trague ingerí ingerido ingirió bebí bebido bebió comí comido comió tragaron acabo_de_tomar acaba_de_tomar acabo_de_tragar acabo_de_tragarme acabo_de_tomarme metí metido tomarme tomaste tomando tragando tomar_ya tomarse tome_ya',
    many: 'muchísimas muchísimos tantas tantos dos_cajas tres_cajas todas todos toda todo entera entero caja cajas bote botes frasco frascos montón monton puñado muchas muchos demasiadas demasiados demasiado demasiada blister blisters tabletas_enteras veinte treinta cuarenta cincuenta sesenta cien quince docena docenas #10 doce paquete paquetes tira tiras botella pila exceso sobredosis mogollón mil',
    drug: 'pastilla pastillas ~pastiyas tableta tabletas píldoras pildora ~paracetamol ~paracetamoles ~ibuprofeno ~ibuprofenos aspirina aspirinas ~somníferos medicamento medicamentos medicinas medicina medicación remedios ~antidepresivos ~antidepresivo calmantes ~tranquilizantes ~diazepam ~lorazepam ~alprazolam valium xanax trankimazin orfidal ~clonazepam rivotril comprimidos comprimido sedantes ansiolíticos tramadol opioides nolotil insulina litio zolpidem ~sertralina ~fluoxetina dormidinas pastis morfina metadona capsulas acetaminofen acetaminofén benzos',
    alcohol:
      'alcohol beber vodka whisky vino cerveza ron tequila ginebra bebida tomar_alcohol copas chupar bebiendo trago',
    benzo:
      'diazepam lorazepam alprazolam valium xanax trankimazin orfidal clonazepam rivotril benzo* zolpidem tramadol heroína metadona opioides codeina fentanilo tranquilizantes ansioliticos pregabalina lyrica morfina lexatin bromazepam',
    stopped:
      'dejé dejar dejo dejado dejando sin desintox* desengancha* abstinencia sobrio parar paré mono quitar quitarme suspendí corté deje',
    med: '~antidepresivos ~antidepresivo medicación medicacion medicamento medicamentos pastillas pastilla medicina medicinas litio insulina ~sertralina ~fluoxetina ~quetiapina ~olanzapina ritalin ~anticoagulantes ~anticoagulante sintrom tensión corticoides cortisona betabloqueante* ~venlafaxina ~escitalopram tratamiento anticonceptivos ~levotiroxina antipsicotico* estatinas antiepilept*',
    change:
      'dejar dejarlo dejarlas dejo saltarme reducir bajar cortar_a partir mitad cambiar suspender quitar quitarme subir doblar duplicar aumentar parar abandonar interrumpir no_tomar dejar_de_tomar dejé',
    ask: 'puedo puedes quiero voy_a cómo se_puede pienso pensando debo debería podría está_bien es_malo peligroso decidido puede seguro estaba_pensando riesgo pasa_algo me_gustaría por_mi_cuenta',
    sym: 'tiemb* tembl* convuls* alucin* arañas bichos insectos veo_cosas oigo_voces delirium confus* sudores sudo sudando cucarachas ratas sacud*',
  },
  affirmed: `
    no ..1 puedo|aguanto|despierta|despiertan|respira|para|deja|dejo|sé|se|miento|bromeo|exagero|solo|sólo|más|mas|soporto|tengo|vale|hay|me_deja|logro|consigo|reacciona|sirve
    sin ganas|fuerzas|salida|aire|parar|saber|insulina|comer|dormir|esperanza
    ya no
    nada más|mas
    ni siquiera`,
  idioms: `
    corté|corte|cortado ..2 dedo|dedos
    mata|matan|matando|mató|mataba el|los|las|este|esta|tiempo|tiempos|hambre|pájaros|gusanillo
    matar ..1 dos|el|pájaros|moscas|tiempo|hambre|gusanillo
    me mata|matan|matará|van_a_matar|va_a_matar ..1 cuando|el|la|los|las|este|como|si_sabe|si_se_entera|si_llego|si_no|si_ve
    me_esta|me_está|está|esta matando
    matar* por un|una
    muero|morir|morirme|muerta|muerto|muriendo|morí|moría ..1 de|por|del ..1 hambre|sed|sueño|risa|vergüenza|frío|calor|cansancio|aburrimiento|miedo|ganas|envidia|asco|pena|amor|saber|curiosidad|comer|nervios|sueno|verguenza|un
    muerta|muerto de
    quiero|prefiero morirme|morir|matarme antes|de|en|a_hablar
    matarme a ..1 trabajar|estudiar|estudio|trabajo|reír|currar
    me pegó|pega|pegué|pegaron ..2 susto|sol|risa|una_pegatina|sueño|hambre|gripe|catarro|la_gripe|viento|aire
    sobredosis ..1 de ..1 café|cafeína|azúcar|chocolate|netflix|series|sol|dulces|cafe|cafeina|azucar
    corté|corto|cortando|cortar|cortarme|corte ..1 el|mi|las ..1 pelo|cabello|uñas|flequillo|puntas
    corté|corte|cortado|corto ..3 afeit*|cocin*|picando|pelando|cebolla|pan|accidente|jamon|jamón
    afeit*|cocin*|pelando ..4 corté|corte|cortado
    cortar|cortarme ..1 gastos|costes|rollo|lazos
    # mg|ml|gramos
    infarto cuando|al|casi_me_da_un
    casi me_da ..2 infarto
    me_gana|gana|ganó ..2 ajedrez`,
  settled: `
    hace ..3 años|año|décadas|decada|decadas
    años|año después|atrás|mas_tarde
    antes me|yo|nos|mi|mis|bebía|tomaba
    de ..1 pequeño|pequeña|niño|niña|joven|adolescente|cría|crío
    cuando ..1 era|éramos|tenía|tenia|iba
    en ..1 mi ..1 infancia|juventud|adolescencia|niñez|novela|libro|guion|cuento|obra
    en #year
    en_aquella|aquella época
    ya no ..1 lo|la|me ..1 hago|corto|pega
    sobreviví|superviviente|superé|sobreviviente
    se suicidó|suicido|mató|ahorcó|quitó_la_vida ..1 !ayer|hoy|anoche
    murió|murio|muerte|muerto|falleció ..4 ~sobredosis|suicidio
    suicidio|sobredosis ..4 duelo|prevención|años|perdí|tesis|charla
    perdí|perdimos|perder|duelo|luto ..6 suicidio|sobredosis|suicidó
    en|para|de|leo|leyendo|escribo|viendo|vi|veo|un|una|el|la|mi ..2 novela|libro|película|peli|serie|capítulo|podcast|cuento|guion|guión|canción|documental|videojuego|artículo|ensayo|noticia|noticias|obra|protagonista|personaje|villano|poema
    capítulo|escena|episodio|temporada|nivel #
    taller|seminario|charla|formación|tesis|voluntari* ..3 sobre|de|contra
    soy|como|trabajo|era ..3 enfermera|enfermero|médica|médico|paramédico|psicóloga|psicólogo|terapeuta|profesora|profesor|trabajadora_social|policía|bombero|acogida|maestra|maestro|urgencias
    paciente|pacientes|clientes
    señales|estadísticas|síntomas|efectos|víctimas de
    karate|judo|boxeo|minecraft|fortnite|ajedrez
    decía|dice|dijo|regla ..4 nunca
    nunca mezcl*|tom*
    soñé|sueño|pesadilla ..1 que|con_que|donde
    siglo|pasado pasado|siglo`,
  now: `
    venas|muñecas|a_punto
    mañana|acaba_de|borracho|borracha|camino
    ahora|ahorita|hoy|esta_noche|ya_mismo|en_este_momento|ahora_mismo|hace_un_rato|hace_una_hora|acabo|acaba|a_punto|esta_tarde
    en|sobre|desde ..1 el|la|un|las puente|azotea|tejado|vías|cornisa|balcón|barandilla|vias
    detrás|atrás|fuera|tras ..1 de|la ..1 la? puerta
    sangr*
    cuchillo|pistola|arma|soga|cuerda|pastillas|navaja|cuchilla|escopeta|hacha
    estrangul*|ahorc*|cuello|asfixi*
    escondid*|encerrad*
    está|esta|sigue ..1 pegando|golpeando|pateando`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        cómo|como|formas_de|manera_de|métodos_de|quiero|ayuda|pensamientos_de|ideas_de|sin_dolor|métodos|no_dolor? ~suicidio|suicida|suicidarme|suicidarse|matarme|matarse|quitarme_la_vida|morir|morirme|ahorcarme|quitarse_la_vida sin_dolor|métodos|ayuda|rápido|indoloro? + suicidio + como matarme
        quiero morir|morirme + quiero morir
        no quiero vivir|existir mas? + no quiero vivir`,
    },
    {
      kind: 'self-harm',
      rows: `autolesión|autolesiones|autolesionarme|cortarme|cutting|hacerme_daño|autolesionarse ayuda? + autolesiones`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        una? ~sobredosis de? pastillas|paracetamol|ayuda|síntomas|medicamentos|ibuprofeno? + sobredosis
        tomé|tome demasiadas|muchas pastillas + tomé muchas pastillas`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        violencia|maltrato doméstica|de_género|machista|familiar|en_casa|en_la_pareja ayuda? + violencia de género
        mi? marido|novio|pareja|esposo me pega|maltrata|golpea|viola + mi marido me pega
        violación|me_violaron|me_violó|fui_violada ayuda? + me violaron`,
    },
    { kind: 'child', rows: `abuso|maltrato infantil|sexual_infantil|sexual ayuda? + abuso infantil` },
  ],
  signs: [
    {
      kind: 'suicide',
      rows: `
        lista|listo|preparada|preparado para ..1 morir|morirme|irme_para_siempre + lista para morir - lista para salir
        no ..1 veo|encuentro|hay|tengo ..2 sentido|motivo|razón|salida|futuro ..2 vivir|vida|seguir_viva|seguir_vivo + no le veo sentido a vivir - no veo sentido a viajar
        morir|matarme|morirme|suicidarme|muerte|suicidio ..3 sin_dolor|indolora|rápido|rápida|sin_sufrir|rapido + hay alguna forma de morir sin dolor - correr sin dolor
        me ahorco|mato|suicido|disparo|tiro_al_tren|corto_las_venas ..2 !a|de|trabajando|por + esta noche me ahorco - me mato a trabajar
        <want> ..3 morir|morirme|estar_muerta|estar_muerto|dejar_de_existir|no_existir|desaparecer_de_este_mundo|no_despertar|no_despertarme ..1 !de|en|por|antes|feliz|vieja|viejo + quiero morir + tengo ganas de morirme - quiero morir de vergüenza
        no ..1 quiero|kiero|quisiera|deseo|puedo ..2 vivir|existir|seguir_viviendo|seguir_con_vida|estar_viva|estar_vivo|despertar|despertarme ..1 !en|con|aquí|ahí|así|de|sola|solo|sin|tan|temprano|pronto|a|lejos|cerca|aqui|asi|mas_en|más_en|más_con|junto ..1 !en|con|aquí|así|de|aqui|asi|tan + no quiero vivir más - no quiero vivir con mi suegra - ya no quiero vivir en esta ciudad
        <killself> ..1 !a_trabajar|a|estudiando|por_llegar|si_no_llego + quiero matarme + pienso en cómo suicidarme - quiero salvarme
        me ..2 mato|voy_a_matar|mataré|suicido|suicidaré|voy_a_suicidar|quiero_matar|quito_la_vida|quitaré_la_vida|quiero_quitar_la_vida|voy_a_ahorcar|ahorco|voy_a_quitar_la_vida|vuelo_la_cabeza|voy_a_tirar_del|voy_a_tirar_por|quiero_suicidar ..1 !a|trabajando|estudiando|de + me voy a matar esta noche - me mato a trabajar
        ojalá|ojala|desearía|quisiera|quería|querria|mejor|preferiría ..3 muerta|muerto|no_haber_nacido|morirme|muriera|me_muera|no_existiera|no_existir|morir ..1 !de|en_la_cola|antes + ojalá estuviera muerta - ojalá me llamen
        pensamientos|ideas|pienso|pensando|idea|intento ..3 suicidas|suicidio|suicidarme|suicida|suicidas|de_suicidio|muerte_propia + tengo ideas de suicidio - ideas de cena
        no ..1 tengo|hay|veo|encuentro ..2 razón|razones|motivo|motivos|ganas|sentido ..2 vivir|seguir_viviendo + no tengo razones para vivir - no tengo razones para viajar
        no ..1 vale ..3 vivir + no vale la pena vivir - no vale la pena venir
        sin ganas ..1 de vivir + sin ganas de vivir - sin ganas de cocinar
        mi_vida|la_vida|vivir ..2 no ..2 sentido|vale|merece ..2 sentido|vivir|vivirla|nada|ya|la_pena? ..1 !de_casa|del|cara|barata|es + mi vida ya no tiene sentido - la vida en el pueblo no es cara
        cansad*|harta|harto ..1 de vivir|la_vida|estar_viva|estar_vivo|mi_vida ..1 !en|con|sola|así + estoy cansada de vivir - estoy cansada de vivir en este piso
        dormir|dormirme|acostarme ..3 no|nunca ..2 despertar|despertarme + quiero dormir y no despertar nunca - dormir bien
        cartas|carta|nota|notas ..2 despedida|suicidio|suicida ..1 !del_trabajo|a_mis_colegas + escribí cartas de despedida - la fiesta de despedida
        <drug> ..4 junté|juntado|guardado|guardadas|acumul*|preparadas|listas|delante|en_la_mano|ahorr* ..1 !en_el_cajón|para_mi_abuela + tengo las pastillas preparadas - las pastillas del perro
        junté|juntado|juntando|acumul*|guardé|guardando|reuní|tengo_listas ..3 <drug> ..1 !en|para|de + junté las pastillas - junté dinero
        soga|cuerda|horca ..4 lista|preparada|cuello|comprada|atada|comprado|viga|árbol|techo|hoy + tengo la cuerda lista - la cuerda de saltar
        compré|tengo|preparé ..2 soga|cuerda & cuello|hoy|acab*|noche|colgarme|morir + compré una cuerda para colgarme - compré cuerda para tender
        tirarme|tiro|saltar|salto|lanzarme|lanzo|tiraré|saltaré|arrojarme ..4 puente|tejado|azotea|ventana|tren|balcón|vías|metro|edificio|acantilado|piso|coche|vias ..1 !del_sofá + voy a tirarme del puente - salté del sofá
        puente|azotea|tejado|vías|cornisa|balcón|barandilla|vias & saltar|salto|tirarme|lanzarme|acabar|saltaré|tiro + estoy en el puente y voy a saltar - el puente nuevo
        estrellar*|chocar ..3 coche|carro|auto ..3 contra|árbol|muro|pared + voy a estrellar el coche contra un muro - el coche
        corté|cortar|cortarme|cortado|cortando|corto|abrí|abrir|abrirme|rajar|rajé ..2 venas|muñecas|muñeca + me corté las venas - me corté el pelo
        pistola|arma|escopeta & cabeza|boca|sien|disparar*|pegar*|conmigo|mi_vida ..1 !jefe + tengo la pistola en la cabeza - pistola de agua
        intenté|intente|intentado|traté ..3 matarme|suicidarme|quitarme_la_vida + anoche intenté matarme - intenté llamar
        <someone> ..5 quiere|quería|dice|amenaza|amenazó|va|piensa|intenta|intentó|habla|escribió|planea ..5 <killother>|morir|morirse|suicidio|no_quiere_vivir ..1 !de|en + mi amiga dice que quiere suicidarse - mi hermano dice que se muere de risa
        <someone> ..3 no ..1 quiere ..2 vivir ..1 !en|con|aquí|así|aqui|sola|solo|más_en + mi hijo no quiere vivir - mi hijo no quiere vivir con nosotros
        <someone> ..2 se ..1 quiere|va_a|quería|intentó|iba_a ..1 matar|suicidar|ahorcar|quitar_la_vida|morir ..1 !de + mi hermano se quiere matar - mi hermano se quiere casar
        cuando leas|lean|leáis|encuentren ..3 esto ..4 muerta|muerto|estaré|habré|no_esté + cuando lean esto estaré muerta - cuando leas esto llámame
        hoy|esta_noche|mañana ..4 se_acaba_todo|acabo_con_todo|termina_todo|termino_con_todo|acabo_con_esto|es_mi_último|mi_última_noche|lo_hago & cuerda|cartas|pastillas|vida|vivir|muer*|matar*|soga|puente|todo ..1 !curso + hoy se acaba todo, tengo la cuerda - hoy se acaba el curso
        acabar|terminar|acabo|termino con ..1 mi_vida|todo|mi_existencia|mi_sufrimiento ..1 !el|lo|esto & quiero|voy|acabo|hoy|decidido|morir|vida + quiero terminar con todo - terminar con esta etapa`,
    },
    {
      kind: 'self-harm',
      rows: `
        dejar|dejo|parar|paro de cortarme|autolesionarme|hacerme_daño|lastimarme ..1 !el|las + no puedo dejar de cortarme - no puedo dejar de reírme
        me ..1 volví|vuelvo|he_vuelto ..1 a cortar|autolesionar|lastimar|hacer_daño|quemar ..1 !el + hoy me volví a cortar - hoy me volví a perder
        cuchilla|navaja|cuchillo|tijeras|hoja_de_afeitar ..4 muñeca|muñecas|brazo|brazos|venas|piel|piernas + tengo la cuchilla en la muñeca - cuchillo de pan
        me ..1 estoy|sigo|vuelto_a|volví_a|empecé_a|he_vuelto_a ..1 cortando|cortar|quemando|autolesionando|lastimando|lesionar|autolesionar ..1 !el|la|las + otra vez me estoy cortando - me estoy cortando el pelo
        me ..3 corté|corto|cortado|cortando|corte|rajé|rajo|quemo|quemé|quemado|araño ..3 brazo|brazos|muñeca|muñecas|pierna|piernas|muslos|piel|muslo|antebrazo ..3 !horno|plancha|sol|cocin*|bici|afeit* + anoche me corté los brazos - me quemé el brazo con el horno
        cortarme|cortar|quemarme|cortándome|cortandome|quemar ..2 los|el|la|las brazo|brazos|muñeca|muñecas|pierna|piernas|muslos|piel|antebrazos + necesito cortarme los brazos - cortar el pan
        me ..2 hago|hice|haciendo|hecho|hacer ..2 cortes|daño|heridas ..3 a_mi_misma|a_mí_misma|a_mí_mismo|a_mi_mismo|propósito|proposito|otra_vez|de_nuevo|adrede|queriendo|en_los|brazos ..1 !corriendo + me hago cortes otra vez - me hice daño en la rodilla
        hacerme ..1 daño|cortes|heridas ..1 !al|con_la_bici|corriendo & quiero|ganas|necesito|voy|impulso|a_mi_misma|a_mí|propósito|hacerme|impulsos + quiero hacerme daño - quiero hacer cortes de vídeo
        autolesion*|~autolesiones & me|mi|yo|he|hija|hijo|otra|vuelto|tengo|amiga|hermana + me autolesiono - charla de autolesiones
        volví|vuelto|vuelvo|empecé|sigo|empiezo|necesito|ganas|quiero|he ..3 cortarme|cortándome|cortandome|quemarme|lastimarme|herirme|rajarme ..1 !el|las_uñas|flequillo|la_barba + volví a cortarme - volví a cortarme el pelo
        me ..1 corto|lastimo|hiero|rajo|quemo|golpeo ..3 cuando|a_propósito|para_sentir|con|cada|otra|sola|a_mi|todos|propósito|adrede|yo ..1 !el_pelo + me corto para sentir algo - me quemo en la playa
        me ..2 quemo|quemé|apago|quemando ..3 cigarrillo|cigarrillos|cigarro|cigarros|mechero|encendedor ..1 !sin_querer + me quemo con cigarrillos - me fumo
        lastimarme|herirme|lastimo|lastimé & quiero|propósito|otra|ganas|misma|mismo|necesito|adrede + quiero lastimarme - me lastimé la rodilla
        <someone> ..3 se ..1 corta|hace_cortes|autolesiona|lastima|hace_daño|quema ..3 brazos|muñecas|propósito|a_sí_misma|a_sí_mismo|piernas|misma|mismo? ..1 !el|las|pelo|un_dedo + mi hija se corta los brazos - mi hija se corta el pelo`,
    },
    {
      kind: 'self-harm',
      urgent: true,
      rows: `
        corté|corte|corté_las|venas|muñeca|muñecas|herida|brazo && no|mucha|mucho ..2 para|deja|paro|sangre|parar|cierra ..2 sangr*? + me corté y no para de sangrar, la herida - no para de llover
        cort*|venas|muñeca* & sangr* ..2 mucho|todo|por_todas_partes|muchísimo + me corté y sangro mucho, sangre por todas partes - sangría`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        <took> ..3 demasiado|de_más|algo|mucho && respira|despierta|inconsciente|desmay*|responde|reacciona|morado|azul + mi amigo tomó demasiado y no respira bien - tomé demasiado sol
        bebé|bebe|hijo|hija|niño|niña|nieto|nieta|peque|años ..6 tragó|tragado|comió|comido|bebió|bebido|tomó|tomado|ingirió ..5 <drug>|pila|batería|imán|imanes|moneda_pequeña_y|colonia|nicotina + mi hijo de 3 años se comió mis pastillas + el bebé se tragó una pila - mi hijo se comió la sopa
        responde|reacciona|despierta|respira && no && cajas|caja|blister|bote|pastillas|drogas|jeringa|botella ..3 vacías|vacía|vacio|vacíos|al_lado|lado|pastillas? ..1 !correos + no responde y hay cajas de pastillas vacías - no responde a los correos
        me|las|los voy_a tomar|tragar ..1 todas|todos|enteras & pastillas|todas|todos|caja|bote + me las voy a tomar todas, las pastillas - me las voy a llevar todas
        <took> ..6 <many> ..5 <drug> + me tomé toda la caja de pastillas - tomé mis pastillas
        <took> & <many> ..4 <drug> + treinta paracetamoles me tomé - me tomo una pastilla
        <took> ..2 <drug> ..2 <many>|de_más|de_mas|demás + tomé pastillas de más - tomé pastillas
        <drug> ..5 todas|todos|enteras|demasiadas & <took> + las pastillas, me las tomé todas - las pastillas del perro
        sobredosis & tom*|pastillas|medic*|hice|he|tengo|tuvo|tenido|hizo|drogas|heroína|ahora|está|creo ..1 !netflix + he tomado una sobredosis - sobredosis de café
        <took> ..4 todo|todas ..4 botiquín|botiquin + se tomó todo lo del botiquín - ordené el botiquín
        lejía|lejia|anticongelante|raticida|desatascador|detergente|veneno|cloro|amoniaco|limpiador|insecticida|gasolina|aguarrás|lavavajillas|pila|pilas|ácido|acetona|desinfectante|matarratas|cloralex|pesticida|suavizante|plaguicida & <took>|bebe|chupó + mi hijo bebió lejía - compré lejía
        mezclé|mezclado|tomé|tomado|tomó|mezcló ..3 <many> ..3 <drug> ..3 con|y ..2 <alcohol> + mezclé 20 alprazolam con vodka - vodka con limón
        heroína|heroina|fentanilo|cocaína|cocaina|coca|ketamina|ghb|cristal|mdma|éxtasis|drogas|crack & labios|despierta|inconsciente|respira|azules|responde|reacciona|sobredosis|morados + se inyectó heroína y tiene los labios azules - labios rojos
        <drug> && <took> && despierta|despertar|despertarla|despertarlo|inconsciente|responde|reacciona|morir|matarme|suicid*|durmiendo|mareada|mareado|qué_va_a|pasar + se tomó pastillas y no despierta - tomé la pastilla del lunes
        <many> ..4 <drug> && no ..1 despierta|reacciona|responde|respira + un montón de pastillas y no despierta - montón de ropa`,
      unless: `
        receta*|recet*|farmacia|dosis_normal|prescrit*
        todos_los_días|cada_día|cada_mañana|siempre_tomo`,
    },
    {
      kind: 'medical-emergency',
      urgent: true,
      rows: `
        no ..3 puedo|consigo|logro|logramos|podemos|conseguimos ..2 despertar|despertarla|despertarlo|despertarle|reanimar ..1 !temprano|pronto|a_las + no consigo despertar a mi madre - no consigo despertar temprano
        no ..1 la|lo|le ..1 puedo|consigo|logro despertar + no la puedo despertar - no la puedo llamar
        <someone> ..5 no ..1 se? despierta|reacciona|responde ..1 !temprano|al_teléfono|a_mis|mis|pronto|mensajes|las & <someone>|mi + mi marido no despierta - mi marido no responde mis mensajes
        inconsciente|desmayada|desmayado|no_respira|dejó_de_respirar|no_reacciona & está|mi|ella|él|madre|padre|marido|mujer|bebé|amigo|suelo|hijo|hija|respira ..1 !colectivo + está inconsciente - el inconsciente colectivo
        labios ..2 azules|morados|azul + tiene los labios azules - labios pintados
        atragant*|asfixi*|ahogando ..2 !papeles|deudas|trabajo & bebé|hijo|hija|respira|niño|niña|aire + mi bebé se está ahogando no respira - me ahogo en papeles
        garganta|cierra|hincha ..2 cierra|cerrando|hincha|hinchada|garganta & respir*|alerg*|aire|avispa|nueces|picó + se me cierra la garganta y no puedo respirar, respirar - dolor de garganta
        sin|no|quedé|quedado|acabó|terminó|falta|perdí|me_queda ..4 insulina ..1 !resistencia + me quedé sin insulina - resistencia a la insulina
        insulina ..4 acabó|terminó|agotó|acabado|terminado|rota|robaron|dejé|perdí|acabo|termino + la insulina se me acabó - la insulina se descubrió
        prednisona|cortisona|corticoides|cortisol|hidrocortisona|esteroides && desmay*|desplom*|mareo|mareos|mareada|mareado|vomit*|perdí_el_conocimiento|colaps* && dejé|deje|dejar|sin|suspendí|olvidé|paré|dejado|quité + dejé la prednisona y me desmayé - crema de cortisona`,
      unless: `
        gato|perro|colegio|escuela`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        me ..1 pegó|golpeó|dio|pega|golpea|atacó ..1 con ..2 botella|palo|cinturón|cable|puño|puños|martillo|sartén|silla|zapato|plancha|vaso|bate + me pegó con una botella - me dio con el balón
        me ..1 acaba|acaban de pegar|golpear|empujar|ahorcar ..1 !un_susto|un_balonazo + me acaba de pegar - me acaba de llamar
        <partner> ..4 me ..2 <hits>|hizo_daño_con_un|dio_una_paliza|da_una_paliza|dio_un_puñetazo|dio_una_bofetada|dio_una_cachetada|da_puñetazos|da_golpes|dio_golpes|dio_patadas|dio_una_patada|da_palizas|escupe|tira_del_pelo|jaló_del_pelo|jala_el_pelo|rompió_el_brazo|rompió_la_nariz|rompió_una_costilla|dejó_un_ojo_morado|tiró_al_suelo|tira_cosas ..1 !un_susto|el_sol|al_ajedrez|a_hacer|a_estudiar|a_seguir|a_pedir + mi marido me pega - me pega el sol
        me ..2 tiró|empujó|lanzó|tira|empuja|estampó|arrastró|aventó|avienta ..3 escaleras|pared|suelo|piso|puerta|mesa|pelo + me tiró por las escaleras - me tiré al suelo
        me ..3 dio|da|dado|pegó|pega ..2 paliza|puñetazo|puñetazos|bofetada|cachetada|golpes|patada|patadas|golpiza|puñete|hostia|hostias ..1 !en_el_ajedrez & novio|marido|pareja|esposo|él|ella|novia|mujer|ex|otra_vez|ayer|anoche|cara|hoy + mi novio me dio una paliza - me dio un golpe de calor
        me ..1 pega|pegó|golpea|golpeó ..2 otra_vez|anoche|ayer|cuando_bebe|todos_los_días|siempre|en_la_cara|con_el|cuando_toma|cada|mi_marido|mi_novio|mi_pareja|mi_esposo ..1 !balón|sol + me golpeó otra vez anoche - me pegó con el balón
        <partner> ..5 amenaza|amenazó|amenazado|dice|jura|amenazan ..5 matarme|pegarme|golpearme|va_a_matar|mataría|me_mata|matarnos|quitarme_a_los|hacerme_daño|quemarme|me_va_a_matar ..1 !si_llego|de_risa + mi pareja amenaza con matarme si me voy - mi pareja amenaza con cocinar
        me ..1 va_a_matar|mata|matará|quiere_matar|amenaza_de_muerte ..1 si ..1 le|lo|la|me? ..1 dejo|voy|denuncio|cuento|vuelvo|separo + me mata si le dejo - me mata si llego tarde
        miedo|terror|asustada|pánico ..6 mate|pegue|golpee|haga_daño|matarme|pegarme|me_mata ..1 !el_precio + tengo miedo de que me mate - tengo miedo de que llueva
        me ..1 obliga|obligó|forzó|fuerza|forza|obligan ..4 sexo|acostarme|relaciones|cama|tocarle|tocarlo|tocar + mi marido me obliga a tener sexo - me obliga a comer verduras
        me ..1 violó|viola|violaron|violo|forzó_sexualmente|agredió_sexualmente|abusó|abusa|abusaron ..2 !confianza + me violó mi ex - violó el contrato
        fui|he_sido|soy violada|violado|maltratada|golpeada|abusada ..1 !por_la_burocracia + soy maltratada por mi pareja, he sido maltratada - soy malabarista
        no ..1 me ..1 deja ..3 salir|ver|irme|hablar ..3 casa|familia|amigas|nadie|calle|ningún|calle + mi marido no me deja salir de casa - mi jefe no me deja salir antes
        me ..1 encierra|encerró|tiene_encerrada|tiene_encerrado|dejó_encerrada + me encierra en el cuarto - me encierro a estudiar
        marido|novio|pareja|esposo|mujer|novia|él ..2 es|se_pone|está ..2 violento|violenta|maltratador|agresivo_y|abusivo + mi marido se pone violento - mi marido se pone contento
        marido|novio|pareja|esposo|vecino|padre|papá|padrastro|él|cuñado ..3 pega|golpea|pegó|golpeó|maltrata|pegando|golpeando|mata_a_golpes|viola ..2 mi_hermana|su_mujer|su_esposa|mi_madre|mi_mamá|mi_hija|mi_amiga|su_novia|mamá + el vecino pega a su mujer - el vecino pega carteles
        pegué|pego|golpeé|golpeo|empujé|abofeteé a? mi ..1 mujer|marido|novia|novio|esposa|esposo|pareja ..1 !un_susto + anoche pegué a mi mujer - pregunté a mi mujer una cosa
        moretones|moratones|ojo_morado|golpes ..5 marido|novio|pareja|esposo|él ..1 !balón + tengo moratones de mi marido - moretones del fútbol`,
      unless: `
        ajedrez|cartas|tenis|balón|jaja|broma|pádel|parchís|jugando|juego`,
    },
    {
      kind: 'violence-at-home',
      urgent: true,
      rows: `
        me|nos ..1 va_a|quiere|van_a matar ..5 ayuda|ayúdenme|socorro|por_favor|policía|ahora|cuchillo|arma|miedo ..1 !si_llego + me va a matar por favor ayuda - me va a matar de risa
        arma|pistola|cuchillo ..8 matar|matarnos|matarme ..1 !moscas & nos|me|mi|tiene|él + tiene un arma y nos va a matar - arma el mueble
        rompiendo|rompió|tirando|golpeando|derribando|pateando|tirar|echando_abajo ..1 la puerta & él|marido|novio|ex|pegar|pegó|me|pareja|miedo|borracho + me acaba de pegar y está rompiendo la puerta - golpeando la puerta del taller
        borracho|borracha ..6 pega|pegando|golpea|golpeando|rompiendo ..3 mamá|madre|mí|todos|nosotros|me|hermana|hermano? & pega|pegando|golpea|golpeando + papá está borracho y le está pegando a mamá - borracho de alegría
        estrangul*|ahorcó|ahorcarme|ahorca|asfixiar*|asfixió ..3 !corbata|deudas & me|marido|novio|pareja|él|ella|ex|cuello|intentó|estrangularme + intentó estrangularme hace una hora - la corbata me aprieta
        me ..2 agarró|apretó|aprieta|cogió|agarra|puso_las_manos|pone_las_manos ..3 cuello|garganta + me agarró del cuello - me agarró la mano
        tiene|con|agarró|trae|saca|sacó ..2 cuchillo|pistola|arma|navaja|hacha|martillo|machete & puerta|me|miedo|amenaz*|escond*|niños|fuera|matar*|detrás|nos + tiene un cuchillo y está detrás de la puerta - tiene un cuchillo nuevo
        escondid*|encerrad*|escondo|encerré ..4 baño|armario|cuarto|habitación|closet|coche & marido|novio|pareja|ex|padre|papá|esposo + estoy escondida en el baño de mi marido - escondí el regalo en el armario
        marido|novio|pareja|esposo|ex|él ..3 quiere|intenta|está|va ..2 matarme|matarnos|romper_la_puerta|tirar_la_puerta|rompiendo_la_puerta|tirando_la_puerta|pegándome|golpeándome + mi ex está rompiendo la puerta - mi ex está pintando la puerta
        me_está|está|esta|me_esta ..1 pegando|golpeando|pateando|ahorcando ..3 ahora|ahora_mismo|ahorita|ya|mi_marido|mi_novio? & marido|novio|pareja|esposo|él|ella|ex|papá|padre|mi|me ..1 !sol + mi marido me está pegando ahora mismo - me está pegando el sol`,
      unless: `
        ajedrez|jugando|juego|jaja|sol`,
    },
    {
      kind: 'child',
      rows: `
        <parent> ..2 me ..1 hace|hizo|hacen ..1 daño|cosas|cosas_feas ..1 !los_zapatos + papá me hace daño por las noches - papá me hace la cena
        entrenador|profesor|tío|abuelo|padrastro|cura|hermano|primo|vecino|jefe_de_tropa|padre ..2 me ..1 tocó|toca|manoseó ..6 vestuario|ducha|coche|clase|cuarto|piernas|partes|cama|noche + mi entrenador me tocó en el vestuario - mi profesor me tocó la guitarra
        hija|hijo|hermana|hermano|sobrina|sobrino|niña|niño|nieta|amiga ..2 dice|dijo|contó|cuenta ..4 abuelo|tío|padrastro|profesor|papá|padre|entrenador|hermano|vecino|primo ..1 la|lo|le ..1 toca|pega|golpea|tocó|manosea|viola|abusa|lastima ..1 !la_guitarra + mi hija dice que el abuelo la toca - mi hija dice que el abuelo la llama
        abusa|abusó|abusan|abusaron de ..1 mi|mí|nosotras ..1 !confianza|paciencia|tiempo & padrastro|padre|tío|abuelo|hermano|profesor|cura|primo|vecino|entrenador|papá|ella|él + mi padrastro abusa de mí - abusa de mi paciencia
        <someone>|vecinos|padres ..3 maltrata|maltratan|abusa_de|pega|pegan|golpea|golpean|descuida|sacude|zarandea|sacuden ..2 a|al|de? ..1 sus|su|los|el|la|al|mi|mis ..1 hijos|hijo|hija|niños|niño|niña|bebé|bebe ..1 !un_susto + creo que mi hermana maltrata a sus hijos - mi hermana cuida a sus hijos
        sacude|sacudió|zarandea|sacudo ..1 al bebé|bebe|niño + mi marido sacude al bebé cuando llora - sacude al árbol
        <parent> ..3 me ..2 <hits>|da_con_el_cinturón|castiga_con_golpes|encierra|toca ..3 !sol|susto|pegatina|ajedrez|pelotas|lotería|cuidar|hacer|corazón + mi papá me pega con el cinturón - mi tío me pegó un susto
        <parent>|hermano|profesor|entrenador|cura|vecino|primo|él|padrino|maestro|niñero ..4 me ..1 toca|tocó|manosea|manoseó|toquetea|acaricia|violó|viola|abusa|abusó ..4 noche|noches|partes|ahí|cama|cuarto|abajo|debajo|cuerpo|íntimas|quiero|violó|viola|abusa|manosea|sexualmente|piernas + mi padrastro me toca por las noches - la maestra me tocó el corazón
        me ..1 manosea|manoseó|toquetea|toca_las_partes|toca_ahí|toca_abajo + me manosea - me maneja
        ex|marido|mujer|pareja|novio|novia|él|ella|vecino|vecina|vecinos|profesor|profesora|niñera|padrastro|madrastra|padre|madre|abuelo|tío|entrenador|cura|papá|mamá ..4 <hits>|pegan|zarandea|sacude|toca|manosea|maltratan|descuida|encierra|pegue|golpean|golpee|pegando ..3 <kid> ..1 !en_el|al_ajedrez|un_susto + creo que el vecino pega a sus hijos - mi marido lleva a mi hijo al cole
        hace|hizo|haciendo|hacen ..1 daño|cosas_malas ..2 <kid> & ex|marido|mujer|él|alguien|padre|pareja|novio|vecino|niñera|abuelo|padrastro + mi ex le hace daño a nuestra hija - el zapato queda pequeño a mi hija
        alguien|hombre|adulto|ex|marido|tío|padrastro|profesor|novio ..3 abusa|abusó|abusando|violó|viola|maltrata|manosea|acosa|toca ..2 de|a ..1 <kid>|niño|niña|hijos? & <kid>|niño|niña|niños + alguien abusa de mi hermanito - alguien abusa de la confianza
        <kid>|niños ..4 abusad*|golpead*|maltratad*|violad*|están_pegando + el niño está golpeado - el niño está contento
        pegué|pego|golpeé|golpeo|sacudí|zarandeé|abofeteé|pegado|golpeado|sacudo|lastimé|pateé ..2 a? <kid> ..1 !un_susto|una|al|la + hoy pegué a mi bebé - pegué a mi hijo una pegatina
        miedo|ganas|impulso|impulsos|voy_a|a_punto|temo|quiero ..4 hacer_daño|hacerle_daño|pegar|pegarle|golpear|lastimar|lastimarle|sacudir|matar|ahogar|zarandear ..2 a? <kid> ..1 !un_susto|la_gripe + tengo miedo de hacer daño a mis hijos - miedo de despertar a mi bebé
        niños|niño|bebé|niña ..3 solos|solo|sola|encerrad* ..3 días|comer|comida|noches|horas|sótano & vecinos|vecina|vecino|padres|madre|padre + los vecinos dejan a los niños solos días sin comer, los niños solos días - los niños solos en el patio`,
      unless: `
        ajedrez|cartas|tenis|balón|jaja|broma|jugando|juego|juguete|camión`,
    },
    {
      kind: 'harm-to-others',
      rows: `
        voz|voces ..4 dicen|dice|piden|ordenan|gritan ..4 mate|matar|mata|haga_daño|hiera|acuchille|hacer_daño|ataque|que_lo_mate + unas voces me dicen que mate a mi madre - voces dicen que canto bien
        voy_a|quiero|planeo|pienso|ganas_de|impulsos_de|pensamientos_de ..2 matar|apuñalar|asesinar|acuchillar|envenenar|disparar|hacer_daño|herir|estrangular ..3 <person> ..3 !si|cuando|por|jaja|fotos|de_risa + quiero matar a mi padrastro - quiero llamar a mi padrastro
        cuchillo|pistola|arma|navaja|machete & voy|camino|yendo ..2 a|para|hacia ..3 casa|escuela|trabajo|buscarlo|buscarla|colegio ..1 !cocina & ex|jefe|él|ella|vecino|matar|padre|pagar|escuela + llevo un cuchillo y voy a casa de mi ex - llevo un cuchillo a la cocina
        voy_a|quiero|pienso|ganas_de|planeo|a_punto_de|necesito|iré_a|vamos_a ..2 matar|asesinar|apuñalar|disparar|acuchillar|envenenar|estrangular|matarlo|matarla|matarle|apuñalarlo|apuñalarla|dispararle|dispararles|balear|quemar ..2 a|al|los|las|todos|él|ella|esta_noche|hoy|lo|le? & jefe|ex|marido|mujer|vecino|todos|alguien|gente|padre|madre|hermano|profesor|novio|novia|compañeros|él|ella|matarlo|matarla|apuñalarlo|apuñalarla|dispararle|matarle|papá|padrastro|esposo|dispararles|cuchillo|pistola ..3 !si|cuando|por_comerse|jaja|fotos + voy a matar a mi jefe, hablo en serio - voy a disparar fotos
        lo|la|los|le ..1 voy_a|quiero|pienso ..1 matar|apuñalar|acuchillar|disparar|estrangular|envenenar|asesinar|quemar_vivo ..1 !si|cuando|jaja|una_foto + lo voy a apuñalar esta noche - lo voy a llamar
        tengo|compré|llevo|llevaré|conseguí|traje ..3 pistola|cuchillo|arma|navaja|escopeta|bomba|machete|hacha ..1 !cocina & disparar*|matar*|apuñal*|jefe|escuela|colegio|todos|él|ella|pagar|vengarme|instituto + tengo una pistola y voy a disparar a mi jefe - tengo un cuchillo nuevo
        voces|impulsos|ganas|ideas|pensamientos ..4 matar|herir|lastimar|apuñalar|hacer_daño|hacerle_daño|golpear ..2 a? ..1 gente|alguien|otros|personas|él|ella|familia|demás|todos|mi_madre|mi_padre + voces me dicen de matar gente - voces del coro
        quiero|voy_a|ganas_de ..1 hacer_daño|hacerle_daño|herir|lastimar|golpear|pegarle ..1 a ..2 alguien|gente|otros|él|ella|jefe|ex|los_demás|vecino|personas + quiero hacer daño a alguien - no quiero hacer daño a nadie
        quemar|incendiar|volar ..2 escuela|oficina|casa|colegio|empresa|edificio & voy|quiero|pienso|hoy + voy a quemar la escuela - quemar calorías
        <someone> ..4 quiere|dice|amenaza|va|planea ..4 matar|apuñalar|disparar|matarlo|matarla ..2 a|al ..2 alguien|profesor|compañeros|todos|jefe|familia|madre|padre|ex|mujer|gente ..1 !si|jaja + mi hijo dice que va a matar a su profesor - mi hijo va a llamar a todos`,
    },
    {
      kind: 'withdrawal',
      urgent: true,
      rows: `
        <stopped> ..5 <alcohol>|<benzo> && <sym> + dejé de beber hace tres días, me tiemblan las manos y veo arañas - dejé de fumar
        <benzo> ..3 <stopped> && <sym> + el lorazepam lo dejé y tengo convulsiones - lorazepam
        abstinencia|desintoxicación|síndrome_de_abstinencia|el_mono && <sym> + abstinencia y temblores - abstinencia de móvil
        <sym> ..6 cuando|si|sin|porque|desde ..3 no|sin|dejé ..2 bebo|beber|alcohol|tomo_alcohol|<benzo> + tiemblo cuando no bebo - tiemblo cuando hablo`,
      unless: `
        emoción|risa|frío|café|fumar`,
    },
    {
      kind: 'pregnancy',
      urgent: true,
      rows: `
        embaraz*|semanas_de_gestación|encinta && sangr*|sangrado|hemorragia|contracciones|rompí_aguas|rompí_fuente|mucho_dolor|dolor_fuerte|dolores_fuertes|calambres_fuertes|manchado|veo_borroso ..1 !azul|análisis + estoy embarazada de 30 semanas y sangrando - embarazada y con análisis
        bebé|bebe|feto ..4 no|dejó|apenas|casi_no ..3 mueve|movido|mover|moverse|patadas|muevo|movió ..1 !casa + el bebé no se mueve desde ayer - el bebé no duerme
        no ..2 siento|noto|sentí|notado|sentido ..3 bebé|bebe|movimientos|moverse|patadas|al_bebé ..3 !llorar + no siento al bebé moverse - no siento frío
        embaraz* && no|sin|dejé ..3 siento|noto|movimientos|notar|sentir|mueve + embarazada y no noto al bebé - embarazada y sin ganas`,
    },
    {
      kind: 'chest-pain',
      urgent: true,
      rows: `
        dolor|presión|opresión ..3 en ..1 el|mi ..1 pecho|corazón + dolor muy fuerte en el pecho - dolor en el codo
        dolor|dolores|presión|opresión|pinchazos|pinchazo|punzadas|ardor ..5 pecho|corazón|brazo_izquierdo|tórax + tengo dolor en el pecho - dolor de rodilla
        pecho ..3 duele|oprime|aprieta|arde|quema|presión|dolor|pesa|doliendo|oprimido + me duele el pecho, el pecho me duele - pecho de pollo
        duele|duelen|doliendo|oprime|aprieta ..3 pecho|corazón ..1 !verte|dejar|la_pena|vender|decirle + me duele el pecho - me duele la rodilla
        brazo izquierdo ..3 dormido|duele|entumecido|hormigu*|pesa && pecho|aire|sud*|corazón|mareo|respirar|mandíbula|cara + el brazo izquierdo dormido y sudo - brazo izquierdo tatuado
        infarto|derrame|ictus ..2 !al_ver|cuando|casi & creo|tengo|está|teniendo|dando|sufriendo|me_da + creo que tengo un infarto - casi me da un infarto al ver la factura
        cara|boca ..3 caída|torcida|dormida|paralizada && habl*|hablar|brazo|palabras + tiene la cara torcida y habla raro - la cara lavada`,
      unless: `
        pollo|tatuaje|gimnasio|press`,
    },
    {
      kind: 'eating-disorder',
      urgent: true,
      rows: `
        no ..1 he|has|ha ..1 comido ..2 en|desde|hace|durante ..2 días|dias|semana|lunes|martes ..1 !carne + no he comido en cuatro días - no he comido paella
        vomito|vomita|vomitando ..3 comida|todo|cena|almuerzo ..4 días|día|siempre|diario|veces? ..1 !perro & vomito|vomita|hija|vomitando + vomito la comida todos los días - vomitó el perro
        llevo|días|dias|semana|semanas ..4 sin ..1 comer|probar_bocado|comida ..1 !carne|dulces|azúcar|pan|gluten|chocolate|fuera|juntos|mariscos + llevo cinco días sin comer para adelgazar - llevo cinco días sin comer carne
        no ..3 como|comido|comí|comer ..1 nada|desde ..3 días|dias|lunes|martes|miércoles|jueves|viernes|semana|hace|desde|adelgazar + no como nada desde hace días - no como carne
        no ..1 como|comer|comiendo ..4 adelgazar|bajar_de_peso|perder_peso|estar_delgada|no_engordar|flaca + no como para adelgazar - no como de noche
        vomit*|devuelvo ..4 después|despues|tras|cada|todo|propósito|adrede|lo_que ..3 comer|comida|comidas|como|cena|cenar|almuerzo|propósito|adrede|atracón|comí + vomito después de cada comida - vomitó el gato
        provoco|provocarme|provocar|provocado|provocando ..2 vómito|vomito|vómitos|vomitar|vomitos + me provoco el vómito - provoco risas
        obligo|fuerzo|hago|obligarme ..2 a? vomitar|devolver + me obligo a vomitar - me obligo a estudiar
        dedos|dedo ..3 garganta + me meto los dedos en la garganta - los dedos fríos
        atrac* & vomit*|purg* + atracones y vomito - el atraco
        laxante|laxantes && engordar|adelgazar|peso|días|dia|día|delgada|comer|caja|flaca + tomo laxantes todos los días para no engordar - laxantes de mi abuela
        #low ..1 calorías|calorias|kcal ..2 al_día|diarias|día|por_día|máximo|solo|al_dia|y_me + como 300 calorías al día - quemé 300 calorías
        solo|menos_de|como|unas ..2 #low ..1 calorías|calorias|kcal + solo como 400 calorías, como 400 calorías - una tarta de 400 calorías
        me ..1 mato_de_hambre|muero_de_hambre_para|dejo_morir_de_hambre + me mato de hambre para estar flaca - me muero de hambre`,
      unless: `
        perro|gato|gastroenteritis|virus|ramadán|carne|azúcar|bebé|quemé`,
    },
    {
      kind: 'eating-disorder',
      rows: `
        tengo|soy|padezco|sufro|recaí|mi|recaída ..4 anorexia|anoréxica|bulimia|bulímica|trastorno_alimenticio|trastorno_alimentario|tca ..1 !superada|superado + tengo bulimia - documental de anorexia
        hija|hijo|hermana|amiga|novia ..4 anorexia|anoréxica|bulimia|bulímica|no_come_nada|dejó_de_comer|ha_dejado_de_comer|vomita_después|no_quiere_comer_nada|trastorno_alimenticio + mi hija dejó de comer - mi hija come bien`,
      unless: `
        superé|superado|carne|verduras`,
    },
    {
      kind: 'withdrawal',
      rows: `
        <stopped> ..3 <alcohol>|la_bebida|tomar && día|días|diario|botella|botellas|litro|litros|noche|alcohólic*|años|golpe|sola|solo|casa|vodka & cómo|como|puedo|quiero|ayuda|debo|peligroso|de_golpe + cómo dejo de beber, cada día una botella de vodka - cómo dejo de beber café
        bebo|tomo|bebe ..6 botella|botellas|litro|litros|cervezas|vodka & día|diario|noche|cada & dejar|dejarlo|parar|cómo + bebo una botella de vino cada día y quiero dejarlo - bebo una botella de agua cada día
        <stopped> ..4 <benzo> + puedo dejar el diazepam solo en casa - dejar el coche
        desintox*|abstinencia ..4 casa|sola|solo|alcohol|cómo|drogas + desintoxicarme en casa - desintoxicación digital del móvil`,
      unless: `
        café|cola|fumar|zumo|agua|refrescos|móvil|azúcar|días_sin
        con ..2 médico|médica|clínica|ayuda_de`,
    },
    {
      kind: 'medicine',
      rows: `
        me ..1 salto|saltar|quito|tomo_menos|dejo ..2 <med> ..1 !en_casa + me salto el litio antes de la entrevista - me salto la fila
        <ask> ..8 <change> ..6 <med> + puedo dejar mis antidepresivos para esto - puedo dejar mi maleta
        <med> ..4 <change> & <ask>|sola|solo|cuenta + las pastillas las quiero dejar, quiero dejar - las pastillas de freno
        dejé|he_dejado|abandoné|suspendí ..3 mi|mis|la|el|los|las|de_tomar ..3 <med> ..6 sola|solo|golpe|cuenta|semana|días|sin|porque|ayer|mes|decir + dejé mi medicación hace una semana porque estoy bien - dejé las pastillas en casa
        ya_no|no ..1 tomo ..2 mi|mis|la|el ..2 <med> ..1 !en|con + ya no tomo mi medicación - no tomo mis pastillas en ayunas
        puedo|se_puede|peligroso|seguro|malo|pasa ..3 tomar|mezclar|combinar|juntar|beber ..3 <drug>|alcohol|<alcohol>|hierba_de_san_juan ..4 con|y ..3 <med>|antibiótic*|antibiotic*|<drug> + puedo tomar ibuprofeno con mis anticoagulantes - puedo tomar café con leche
        cuántas|cuántos|cuantas|cuantos ..2 <drug> ..3 puedo|mortal|máximo|seguro|peligroso|morir + cuántos paracetamoles puedo tomar, cuántas pastillas puedo - cuántas pastillas venden`,
      unless: `
        médico|médica|doctor|doctora|psiquiatra ..2 dice|dijo|me|quiere|y|ha|redujo
        médico|médica|psiquiatra|doctor|doctora ..1 y yo
        con ..3 médico|médica|psiquiatra|doctor|doctora
        pregunté|preguntado|vitaminas|maleta|en_casa`,
    },
    {
      kind: 'pregnancy',
      rows: `
        seguro|puedo|peligroso|malo|permitido ..6 embarazada|embarazo ..1 !vecina + es seguro hacer ejercicio embarazada - seguro de la embarazadora
        estoy ..3 embarazada && bien|malo|ok|vale|ayuno|ayunar|correr|peso|dieta ..2 está_bien|malo|ok|seguro|puedo? ..1 !feliz & ayuno|ayunar|dieta|correr|bien|está_bien|pesas ..1 !gracias + estoy embarazada y quiero hacer el ayuno, está bien - estoy embarazada y feliz
        estoy ..3 embarazada && puedo|debo|seguro|peligroso|malo|permitido|puede|afecta|riesgo + estoy embarazada, puedo ayunar - mi vecina está embarazada
        embarazada ..4 meses|semanas && puedo|debo|seguro|peligroso|correr|fumar|beber|ayunar + embarazada de 5 meses, ¿puedo correr? - de 5 meses
        embarazo|lactancia|amamantando & puedo|debo|seguro|peligroso|malo|permitido|se_puede ..1 !baja + se puede ayunar en el embarazo - el embarazo de la vecina`,
      unless: `
        jefe|contrato|vecina|despedir|trabajo|compañera`,
    },
    {
      kind: 'eviction',
      rows: `
        tenemos|tengo|debemos|hay ..1 que ..1 irnos|irme|salir|dejar|desalojar|abandonar ..4 piso|casa|viernes|lunes|semana|departamento|antes ..1 & casero|casera|dueño|banco|desalojar|alquiler + el casero dice que tenemos que irnos antes del viernes - tenemos que irnos antes del viernes de viaje
        casero|casera|dueño|dueña|banco ..3 nos|me ..1 quiere|quieren ..2 fuera|en_la_calle + el casero nos quiere fuera el lunes - el casero nos quiere mucho
        desahucio|desalojo|desahucian|desalojan|desahuciar|desahuciarnos|desahuciado|desalojar|lanzamiento_judicial|embargan|embargar|ejecución_hipotecaria ..3 !moral & orden|aviso|carta|nos|me|martes|lunes|miércoles|jueves|viernes|mañana|semana|viene|llegó|notificación|casa|piso|mi + nos llegó una orden de desahucio - prensa de desalojo
        casero|casera|dueño|dueña|propietario|banco|arrendador ..4 echa|echan|echar|eche|saca|sacar|corre|corriendo|quita|cambió_la_cerradura|desaloja|bota ..1 nos|me|la|de|a_la|viernes? & nos|me|mi + mi casero nos echa el viernes - mi casero me llama
        nos|me ..1 echan|echa|echaron|sacan|van_a_echar|quieren_echar|corren|van_a_sacar|desahucian|desalojan ..2 casa|piso|calle|departamento|apartamento|viernes|de + nos echan de casa - me echan de menos
        perder|pierdo|perdemos|quitar|quitan ..3 casa|piso|vivienda ..5 alquiler|hipoteca|renta|deuda|impago|cuotas + vamos a perder la casa por la hipoteca - perder la llave de casa
        en la calle ..5 viernes|mañana|semana|mes|lunes|pronto|niños|hijos & quedo|quedamos|estoy|estamos|estaré|dejan|quedaremos + nos quedamos en la calle el viernes - la calle mayor`,
      unless: `
        en_2008|de_menos|voluntari*`,
    },
    {
      kind: 'court',
      rows: `
        recibí|llegó|llegaron|recibido|tengo ..3 papeles|carta|documentos|notificación|citatorio|sobre ..2 juzgado|juez|tribunal|fiscalía|corte + recibí papeles del juzgado - recibí papeles del médico
        me|nos ..1 ha|han|había ..1 demandado|denunciado|acusado|citado + mi antiguo jefe me ha demandado - me ha llamado
        tengo|tenemos|hay|mi|recibí|llegó|es|viene ..4 juicio|audiencia|citación|vista_judicial|citatorio|demanda|vista_oral|comparecencia|citacion ..4 !muela|final|fue|terminó|ganado|muelas + tengo juicio la semana que viene - muela del juicio
        juicio|audiencia|vista ..3 mañana|lunes|martes|miércoles|jueves|viernes|semana_que_viene|próxima|proximo|próximo|abogado + juicio mañana sin abogado - sano juicio
        juzgado|tribunal|juez|fiscal ..5 carta|citación|citado|cita|ir|mañana|presentarme|notificación|requerimiento ..1 !intérprete + tengo que ir al juzgado, juzgado mañana - juez de línea
        carta|citación|citado|cita|ir|notificación|presentarme|presentar|declarar ..3 juzgado|juez|tribunal|juicio ..1 !como + me llegó una citación del juzgado - fui al juzgado como intérprete
        me|nos ..1 demandan|demandó|demandaron|denunciaron|han_denunciado|van_a_demandar|denunció|han_demandado|acusan ..1 !mucho + me han denunciado - me demandan mucho
        custodia ..4 juicio|audiencia|juez|hijos|niños|pelea|vista + el juicio por la custodia de mis hijos, la custodia de mis hijos - custodia de llaves`,
      unless: `
        intérprete|traductora|terminó|arreglado|gané|muelas|jurado|fue_en|documental`,
    },
  ],
};
