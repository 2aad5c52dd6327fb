import type { Signs } from './table.ts';

export const ES_HARM: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    rows: `
      hijo|hija|nieto ..3 de #10 ..1 me ..1 pega|golpea|empuja|amenaza + mi hijo de 19 me pega y me quita la pensión - mi hijo de 19 me visita
      hijo|hija|nieto|nieta|hijastro|hijastra|hermano ..8 me ..1 <hits>|amenaza|da_un_puñetazo ..1 !al_ajedrez|a|para & dinero|plata|droga|drogas|años|miedo|borracho|bebe|bebido|puñetazo|patada|patadas|policía|sangre|adulto|cuchillo|pasta ..1 !3|2|4 + mi hijo de veinte años me empuja y me pega cuando no le doy plata - mi hijo me pega al ajedrez
      si ..3 lo|le|la|me|denuncio|voy|dejo|vuelvo|salgo|cuento|separo|divorcio ..6 mata|matar|matará|mataría|acaba|quema ..1 conmigo|me? & él|marido|pareja|novio|ex|dijo|dice|me & mata|matar|matará|quema ..1 !el_tiempo|casero|de + mi pareja me dijo que si lo denuncio me mata - si llego tarde mi madre mata el rato
      ex|marido|novio|pareja|esposo|mujer|novia ..4 dice|dijo|dicho|amenaza|amenazó|manda|escribe|jura|juró|ha_dicho|promete ..10 me_va_a_matar|me_mata|matarme|quemar|quemarme|me_quema|ácido|un_tiro|va_a_quemar|me_mataría|apuñalarme|me_apuñala|puñalada|rajar|rajarme|me_raja|acuchillarme|enterrarme|matar|matará ..1 !de_risa|el_tiempo + mi ex dice que me va a matar si no vuelvo con él - él dice que le va a quemar el sol
      sus puños|puño|golpes|palizas ..6 & marido|pareja|novio|ex|bebe|borracho|yo|me|conmigo|mí & recibo|descarga|aguanto|llevo|ojo|moratón|moretón|cara|acabo + desde que bebe recibo sus golpes, el ojo sigue morado por mi marido - sus golpes de tenis me gustan
      me ..2 dio|da|dado|metió|mete|pegó|soltó|arreó ..2 puñetazo|puñetazos|bofetada|bofetadas|paliza|palizas|hostia|hostias|guantazo|guantazos|patada|patadas|tortazo|tortazos|cachetada|cachetadas|golpiza|trompada|piña|piñas|cabezazo|puño|puños & marido|pareja|novio|ex|ella|novia|mujer|esposo|cara|ojo|boca|anoche|ayer|otra|borracho|denunci* ..1 !realidad + me metió un puñetazo en el ojo mi marido - la vida me dio una bofetada
      <partner> ..4 me ..1 rompió|partió|fracturó|dislocó|saltó|reventó|ha_roto|rompe|partido|roto ..2 diente|dientes|nariz|brazo|costilla|costillas|mandíbula|dedo|labio|tímpano|muñeca|pierna|cara|boca|ceja + mi pareja me rompió un diente de un puñetazo - ella me rompió el corazón con la cara
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
      gritos|gritar|grita|gritando|chillidos ..6 vecina|vecino|mujer|lado|socorro|pared|auxilio & pega|pegando|matando|matar|golpes|golpea|golpeando|paliza|estrangul* + oigo gritos de la vecina, él le está pegando - gritos del bebé de la vecina
      vecino|vecina|ex|novio|marido|compañero|hombre|padre|padrastro|cuñado|yerno ..5 estrangulando|matando|pegando|golpeando|apuñalando|asfixiando|apaleando|ahogando|ahorcando|moliendo_a_golpes|pateando a|la|le? ..1 mujer|esposa|novia|madre|hermana|ella|hija|suegra|mamá ..1 !ajedrez & ahora|momento|gritos|grita|gritar|socorro|ayuda|policía|oigo|oye|pared|estrangul*|sangre|escucho + el vecino está estrangulando a su mujer, se oyen los gritos - el vecino está pintando con su mujer
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
      cinturón|cinto|hebilla|vara|cable|cuchara|zapatilla|palo|correa|manguera ..4 a? <kid>|hijo|hija|lo|los & pega|pegó|azota|castiga|golpea|da|dio ..1 !seguridad|perro + su padre pega con el cinturón a mi hijo - ponle el cinturón a mi hijo
      di|doy|pegué|solté|metí|partí|rompí ..3 puñetazo|bofetada|tortazo|guantazo|patada|paliza|cintazo|labio|diente|hostia|cachetada ..3 a? <kid>|hijo|hija|bebé + le di un puñetazo a mi hijo de 4 años - le di un abrazo a mi hijo
      <toucher>|<someone>|vecinos|padres|niñera|canguro|cuidadora|abuela|monitora ..5 quema|quemó|ata|ató|amarra|encierra|encerró|encierran|encadena|muerde|azota|ahoga|encerrado|atado|atada|mete ..4 <kid>|hijo|hija|mano ..6 trastero|sótano|balcón|baño|días|comer|comida|silla|cuarto|cigarro|oscuro|noche|garaje|armario|sangre|obedece|plancha|fogón|cobertizo|fuego & <kid>|hijo|hija|hijos|bebé ..1 !cole|abrigo + mi vecina encierra al niño en el trastero y no le da de comer - mi vecina mete al niño en el coche del cole
      <toucher> ..3 abusa|abusó|abusar|abusando|ha_abusado|molesta|viola|violó|violando ..1 de? ella|ellas|ellos|<kid>|sexualmente|sobrina|nieta & sobrina|sobrino|hija|hijo|nieta|nieto|niña|niño|contó|dijo|dice|hermana|prima|alumna|años|confesó ..1 !paciencia|confianza + mi sobrina me contó que el abuelo abusa de ella - el tío abusa de la paciencia de ella
      <toucher> ..5 toca|tocó|tocando|tocar|manosea|manoseó|toquetea|manoseando ..1 a? <kid> ..1 !la_guitarra|el_piano|el_hombro|el_timbre + mi cuñado toca a mi hija de 7 años - el profesor toca la guitarra con los niños
      <toucher> ..5 toca|tocó|tocando|tocar|manosea|manoseó|toquetea|acaricia|manoseando ..3 partes|pito|pene|genitales|culo|vulva|íntimas|pechos & <kid>|hijo|hija|sobrina|nieta|alumnas|me + el entrenador toca las partes íntimas a los chicos - el profesor toca la guitarra con los chicos
      <toucher> ..4 mete|metió|pone|puso|pasa|pasó|ha_metido ..1 la|las|una? ..1 mano|manos|dedos|dedo ..3 encima|piernas|bragas|calzoncillos|partes|muslo|muslos|culo|pecho|pechos|debajo|ropa|braguitas|íntimas|pantalón ..1 !masa|bolsillo + mi padrastro me mete la mano por debajo de la ropa - mete las manos en la masa
      <parent> ..2 me ..1 hace|hizo|hacen ..1 daño|cosas|cosas_feas ..1 !los_zapatos + papá me hace daño por las noches - papá me hace la cena
      entrenador|profesor|tío|abuelo|padrastro|cura|hermano|primo|vecino|jefe_de_tropa|padre ..2 me ..1 tocó|toca|manoseó ..6 vestuario|ducha|coche|clase|cuarto|piernas|partes|cama|noche + mi entrenador me tocó en el vestuario - mi profesor me tocó la guitarra
      hija|hijo|hermana|hermano|sobrina|sobrino|niña|niño|nieta|amiga ..2 dice|dijo|contó|cuenta ..4 abuelo|tío|padrastro|profesor|papá|padre|entrenador|hermano|vecino|primo ..1 la|lo|le ..1 toca|pega|golpea|tocó|manosea|viola|abusa|lastima ..1 !la_guitarra + mi hija dice que el abuelo la toca - mi hija dice que el abuelo la llama
      abusa|abusó|abusan|abusaron de ..1 mi|mí|nosotras ..1 !confianza|paciencia|tiempo & padrastro|padre|tío|abuelo|hermano|profesor|cura|primo|vecino|entrenador|papá|ella|él + mi padrastro abusa de mí - abusa de mi paciencia
      <someone>|vecinos|padres ..3 maltrata|maltratan|abusa_de|pega|pegan|golpea|golpean|descuida|sacude|zarandea|sacuden ..2 a|al|de? ..1 sus|su|los|el|la|al|mi|mis ..1 hijos|hijo|hija|niños|niño|niña|bebé|bebe ..1 !un_susto + creo que mi hermana maltrata a sus hijos - mi hermana cuida a sus hijos
      sacude|sacudió|zarandea|sacudo ..1 al bebé|bebe|niño + mi marido sacude al bebé cuando llora - sacude al árbol
      <parent> ..3 me ..2 <hits>|da_con_el_cinturón|castiga_con_golpes|encierra|toca ..3 !sol|susto|pegatina|ajedrez|pelotas|lotería|cuidar|hacer|corazón + mi papá me pega con el cinturón - mi tío me pegó un susto
      <parent>|hermano|profesor|entrenador|cura|vecino|primo|él|padrino|maestro|niñero ..4 me ..1 toca|tocó|manosea|manoseó|toquetea|acaricia|violó|viola|abusa|abusó ..4 noche|noches|partes|ahí|cama|cuarto|abajo|debajo|cuerpo|íntimas|quiero|violó|viola|abusa|manosea|sexualmente|piernas + mi padrastro me toca por las noches - la maestra me tocó el corazón
      me ..1 manosea|manoseó|toquetea|toca_las_partes|toca_ahí|toca_abajo + me manosea - me maneja
      ex|marido|mujer|pareja|novio|novia|él|ella|vecino|vecina|vecinos|profesor|profesora|niñera|padrastro|madrastra|padre|madre|abuelo|tío|entrenador|cura|papá|mamá ..4 <hits>|pegan|zarandea|sacude|manosea|maltratan|descuida|encierra|pegue|golpean|golpee|pegando ..3 <kid> ..1 !en_el|al_ajedrez|un_susto + creo que el vecino pega a sus hijos - mi marido lleva a mi hijo al cole
      hace|hizo|haciendo|hacen ..1 daño|cosas_malas ..2 <kid> & ex|marido|mujer|él|alguien|padre|pareja|novio|vecino|niñera|abuelo|padrastro + mi ex le hace daño a nuestra hija - el zapato queda pequeño a mi hija
      alguien|hombre|adulto|ex|marido|tío|padrastro|profesor|novio ..3 abusa|abusó|abusando|violó|viola|maltrata|manosea|acosa ..2 de|a ..1 <kid>|niño|niña|hijos? & <kid>|niño|niña|niños + alguien abusa de mi hermanito - alguien abusa de la confianza
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
      mato|matar|matarlo|matarla|muere ..4 & cuchillo|arma|pistola|tiro|escopeta|espero|juro|coche|garaje|portal & él|ella|jefe|ex|socio|vecino|lo|la|tipo|marido|mujer|cuñado & voy|mato|espero|juro|muere ..1 !jaja|de_risa + hoy espero al vecino en el garaje con un cuchillo y lo mato - mato el tiempo en el garaje del vecino
      apuñalo|acuchillo|degüello|estrangulo|enveneno|asesino|disparo|rajo ..3 a ..1 <person>|ex|jefe|socio|ella|tipo ..3 & hoy|mañana|noche|sábado|domingo|lunes|viernes|cuando|semana|juro|cuchillo ..1 !jaja|fotos + mañana apuñalo a mi jefe cuando salga - disparo a mi ex en el paintball no
      voy|quiero|espero|pego|meto|pegarle|meterle|pegar|meter|clavo|clavar|clavarle ..3 tiro|tiros|balazo|balazos|bala|puñalada|puñaladas|cuchillada|navajazo|cuchillo ..3 cabeza|pecho|ella|ese|jefe|ex|vecino|tipo|le|desgraciado|hoy|mañana|cara ..1 !pie & le|les|lo|ella|ese|jefe|ex|vecino|tipo + le voy a meter un tiro a ese tipo - me pego un tiro en el pie
      voy_a|quiero|pienso ..2 atropellar|atropellarlo|atropellarla|pasarle_por_encima|pasar_por_encima|quemar_vivo|quemar_viva|degollar|degollarlo|rajar|rajarle|rajarlo|cargármelo|volarle_la_cabeza|acuchillarlo|acuchillarla|reventarle_la_cabeza ..5 <person>|socio|ella|coche|hoy|mañana|noche|cabeza ..2 !si|cuando|jaja|mercado + voy a atropellar a mi socio mañana con el coche - quiero adelantar el coche hoy
      ácido|gasolina !hialurónico|salicílico|cítrico ..4 cara|rostro|encima|ojos & voy|tiro|echo|lanzo|tirar|echar|lanzar|tirarle|echarle ..1 !hialurónico|depósito|maquillaje + el sábado le echo ácido en la cara a mi ex - voy a usar ácido hialurónico en la cara
      fuego|gasolina|quemar ..6 casa|piso ..5 dentro|adentro|dormidos|durmiendo & voy|quiero|prendo|finde|noche|hoy + voy a quemar la casa con ellos dentro - gasolina para la casa
      prendo|prender|pego|pegar|meto|meter|echo|prenderle|pegarle|meterle ..1 fuego|candela ..3 casa|coche|carro|tienda|escuela|colegio|ella|piso|edificio|local|oficina & voy|hoy|finde|dentro|adentro|ex|vengar|sábado|noche|mañana|jefe ..1 !chimenea|leña + este finde le prendo fuego a la casa de mi ex con ella adentro - prendo fuego a la leña de casa
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
];
